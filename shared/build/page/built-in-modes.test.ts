import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, expect, it } from 'vitest'
import { builtInModes } from './built-in-modes'

const root = await mkdtemp(join(tmpdir(), 'baithak-built-in-modes-'))
afterAll(() => rm(root, { recursive: true }))

const teaCard = {
  scene: 'pots/pot.svg',
  colours: { accent: '#5b3a1c', deep: '#402712', tint: '#f3e9df', bright: '#e2b98f' },
}

async function writeMode(id: string, manifest: object) {
  const folder = join(root, `remote-${id}`)
  await mkdir(join(folder, 'src/pots'), { recursive: true })
  await writeFile(
    join(folder, 'src/manifest.ts'),
    `export const manifest: object = ${JSON.stringify({ id, prefix: `/${id}`, nav: [], ...manifest })}`,
  )
  await mkdir(join(folder, 'src/locales'), { recursive: true })
  for (const [language, text] of Object.entries({ en: 'A pot of tea', hi: 'चाय की केतली' }))
    await writeFile(
      join(folder, `src/locales/${language}.json`),
      JSON.stringify({ manifest: { card: { name: text, text } } }),
    )
  await writeFile(
    join(folder, 'src/pots/pot.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9"/></svg>',
  )
  return folder
}

async function builtWith(code: string): Promise<{ code: string; css: string; files: string[] }> {
  await writeFile(join(root, 'main.js'), code)
  const folders = [
    await writeMode('tea', { card: teaCard }),
    await writeMode('desk', { audience: 'partner' }),
  ]
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [builtInModes(folders)],
    build: {
      write: false,
      minify: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(root, 'main.js') },
    },
  })
  const output = 'output' in result ? result.output : []
  const css = output.find(({ fileName }) => fileName.endsWith('.css'))
  return {
    code: output.flatMap((file) => (file.type === 'chunk' ? file.code : [])).join('\n'),
    css: css?.type === 'asset' ? String(css.source) : '',
    files: output.map(({ fileName }) => fileName),
  }
}

it('knows prefixes and audiences, without the cards', async () => {
  const { code, files } = await builtWith(
    `import { builtInModes } from 'virtual:built-in-modes'; console.log(builtInModes)`,
  )
  expect(code).toContain('/tea')
  expect(code).toContain('partner')
  expect(code).not.toContain('A pot of tea')
  expect(files).toHaveLength(1)
})

it('has the cards with their images as files of the shell, and their colours as styles', async () => {
  const { code, css, files } = await builtWith(
    `import 'virtual:built-in-cards.css'
    import { builtInCards } from 'virtual:built-in-cards'
    console.log(builtInCards)`,
  )
  const scene = files.find((name) => /^assets\/pot-[\w-]{8}\.svg$/.test(name))
  expect(scene).toBeDefined()
  expect(code).toContain(scene)
  expect(code).toContain('चाय की केतली')
  expect(code).not.toContain('desk')
  expect(css).toMatch(/\[data-board="?tea"?\]\s*\{\s*--board:\s*#5b3a1c;\s*--edge:\s*#402712/)
})
