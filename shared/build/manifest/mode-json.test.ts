import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type ModeJson,
  type ModeManifest,
  type ModeScreens,
  modeJsonSchema,
  releasedModeSchema,
} from '@baithak/contract'
import { v } from '@baithak/storage/schema'
import { build } from 'vite'
import { afterAll, expect, it, vi } from 'vitest'
import { hashOf } from '../bundle/file-hashes'
import { compileAhead } from '../compile-ahead'
import { federated } from '../federation'
import { chunkGroups } from '../mode-config'
import { modeJson } from './mode-json'

const sources = {
  'mode.ts': `export default { en: () => import('./locales/en.json'), screens: () => import('./locales/screens/en.json'), root: () => import('./tea-root') }`,
  'tea-root.tsx': `import './tea.css'
    import { createElement } from 'react'
    export const Tea = () => createElement('b')
    export default { pot: () => import('./pots/pot-page'), cup: () => import('./cups/cup-page') }`,
  'tea.css': 'h1 { color: brown }',
  'pots/pot-page.tsx': `import './pot.css'
    export const PotPage = 'pot'`,
  'pots/pot.css': 'h2 { color: green }',
  'cups/cup-page.tsx': `export const CupPage = 'cup'`,
  'pots/pot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'locales/en.json': '{ "manifest": { "card": { "name": "Tea", "text": "Tea" } }, "title": "Tea" }',
  'locales/screens/en.json': '{ "pot": "Pot" }',
  'locales/hi.json': '{ "manifest": { "card": { "name": "चाय" } } }',
}

// The federation plugin is off where tests run, unless this is set.
vi.stubEnv('MFE_VITE_NO_TEST_ENV_CHECK', 'true')

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

async function built(screens: ModeScreens, further: Partial<ModeManifest> = {}) {
  const root = await mkdtemp(join(tmpdir(), 'baithak-mode-json-'))
  folders.push(root)
  for (const [name, code] of Object.entries(sources)) {
    await mkdir(join(root, 'src', name, '..'), { recursive: true })
    await writeFile(join(root, 'src', name), code)
  }
  const manifest: ModeManifest = { id: 'work', prefix: '/', nav: [], screens, ...further }
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    base: './',
    plugins: [
      federated({ name: 'work', exposes: { './mode': './src/mode.ts' } }),
      compileAhead(),
      modeJson({ manifest, version: '1.2.3' }),
    ],
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    },
  })
  const file = (name: string) => readFile(join(root, 'dist', name), 'utf8')
  const files = async () =>
    (await readdir(join(root, 'dist'), { recursive: true })).filter((name) => name.includes('.'))
  return { file, files, mode: JSON.parse(await file('mode.json')) as ModeJson }
}

const named = (files: string[] = []) =>
  files.map((file) => file.replace(/^assets\//, '').replace(/-[\w-]{8}(?=\.\w+$)/, '')).toSorted()

const { mode, file, files } = await built({
  pot: { path: '/pot/:id', preload: true },
  cup: { path: '/cup' },
})

it('lists the files of the first screen, and the additional files of each screen', () => {
  expect(named(mode.preload.scripts)).toEqual(['first-screen.js', 'mode.js'])
  expect(named(mode.preload.styles)).toEqual(['first-screen.css'])
  expect(named(mode.preload.texts.en)).toEqual(['en.js'])
  expect(mode.preload.screenTexts.en).toHaveLength(1)
  expect(mode.preload.screenTexts.en).not.toEqual(mode.preload.texts.en)
  expect(named(mode.preload.screens['/pot/:id'])).toEqual(['pot-page.css', 'pot-page.js'])
})

it('contains the hash of each listed file, and of no other', async () => {
  const { scripts, styles, texts, screenTexts, screens } = mode.preload
  const byKey = [texts, screenTexts, screens].flatMap((files) => Object.values(files).flat())
  const listed = new Set([mode.entry, mode.files ?? '', ...scripts, ...styles, ...byKey])
  expect(Object.keys(mode.integrity).toSorted()).toEqual([...listed].toSorted())
  for (const name of listed) expect(mode.integrity[name]).toBe(hashOf(await file(name)))
  expect(v.safeParse(modeJsonSchema, mode).success).toBe(true)
})

it('lists every file with its hash', async () => {
  const list: Record<string, string> = JSON.parse(await file('files.json'))
  expect(Object.keys(list)).toEqual(
    (await files()).filter((name) => !/^(?:mode|files)\.json$/.test(name)).toSorted(),
  )
  for (const [name, hash] of Object.entries(list)) expect(hash).toBe(hashOf(await file(name)))
})

it('names the pictures of the card and of screens among the files of the release', async () => {
  const colours = { accent: '#5b3a1c', deep: '#402712', tint: '#f3e9df', bright: '#e2b98f' }
  const card = { scene: 'pots/pot.svg', colours }
  const pictures = { '/cup': [card.scene] }
  const { mode, file } = await built({}, { id: 'tea', prefix: '/tea', card, pictures })
  const { scene = '', name } = mode.card ?? {}
  expect(name).toEqual({ en: 'Tea', hi: 'चाय' })
  expect(scene).toMatch(/^assets\/pot-[\w-]{8}\.svg$/)
  expect(mode.preload.pictures).toEqual({ '/cup': [scene] })
  expect(mode.integrity[scene]).toBe(hashOf(await file(scene)))
  expect(v.safeParse(releasedModeSchema, mode).success).toBe(true)
})

const link = { path: '/tea', label: 'tea', icon: 'coffee' }

it.each<[string, ModeScreens, Partial<ModeManifest>, message: string]>([
  ['a text that is not written', {}, { nav: [link] }, 'locales/en.json has no manifest.nav.tea.'],
  ['more items than a phone has room for', {}, { nav: Array(6).fill(link) }, 'nav has 6 items'],
  [
    'a screen to preload that the root does not import',
    { saucer: { path: '/saucer', preload: true } },
    {},
    'tea-root.tsx has no page to preload for the screen saucer.',
  ],
])('a manifest with %s is refused', async (_, screens, further, message) => {
  await expect(built(screens, further)).rejects.toThrow(message)
})

it('lists the paths of screens by their properties', async () => {
  expect([mode.immersive, mode.offline]).toEqual([[], []])
  expect(Object.keys(mode.preload.screens)).toEqual(['/pot/:id'])
  const counter = await built({
    pot: { path: '/pot/:id', immersive: true },
    cup: { path: '/cup', offline: true },
  })
  expect(counter.mode).toMatchObject({ immersive: ['/pot/:id'], offline: ['/cup'] })
  expect(Object.keys(counter.mode.preload.screens)).toEqual(['/cup'])
  expect(named(counter.mode.preload.screens['/cup'])).toEqual(['cup-page.js'])
})

it('a mode imports what the shell provides by its name, and is a standard manifest beside it', async () => {
  const manifest = JSON.parse(await file('mf-manifest.json'))
  expect(manifest.exposes).toMatchObject([
    { path: './mode', assets: { js: { sync: ['mode.js'] } } },
  ])
  const [first = ''] = mode.preload.scripts.filter((name) => name !== 'mode.js')
  expect(await file(first)).toContain('from"react"')
})

it('browsers compile the first screen while it loads, and nothing else', async () => {
  const hint = '//# allFunctionsCalledOnLoad\n'
  const [page = ''] = mode.preload.screens['/pot/:id'] ?? []
  for (const name of mode.preload.scripts) expect((await file(name)).startsWith(hint)).toBe(true)
  expect(await file(page)).not.toContain(hint)
})
