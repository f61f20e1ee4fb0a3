import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { kitFilesOf, kitSources } from './kit-sources'

const kit = join(import.meta.dirname, '../../ui/components')

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baithak-kit-'))
  await mkdir(join(folder, 'page'))
})
afterEach(() => rm(folder, { recursive: true }))

async function kitFilesOfPage(code: string): Promise<string[]> {
  await writeFile(join(folder, 'page/page.tsx'), code)
  return kitFilesOf(folder).map((file) => relative(kit, file))
}

it('are the files of the imported parts and what these import', async () => {
  const files = await kitFilesOfPage(`import { Button, type BadgeTone } from '@baithak/ui'`)
  expect(files).toContain('button/button.tsx')
  expect(files).toContain('styles/button-variants.ts')
  expect(files).not.toContain('dialog/sheet.tsx')
  expect(files).not.toContain('feedback/badge.tsx')
})

it('are found through every path that the package exports', async () => {
  const files = await kitFilesOfPage(`export const load = () => import('@baithak/ui/qr')`)
  expect(files).toContain('media/qr-image.tsx')
})

it('are found through files of the package outside the kit', async () => {
  const files = await kitFilesOfPage(`import { CardPreview } from '@baithak/ui/picture'`)
  expect(files).toContain('feedback/spinner.tsx')
})

it('are all of them for a namespace import', async () => {
  const files = await kitFilesOfPage(`import * as kit from '@baithak/ui'`)
  expect(files).toContain('dialog/sheet.tsx')
  expect(files).toContain('feedback/badge.tsx')
})

it('are not what only tests import', async () => {
  await writeFile(join(folder, 'page/page.test.tsx'), `import { Sheet } from '@baithak/ui'`)
  expect(await kitFilesOfPage(`import { Lamp } from '@baithak/ui'`)).not.toContain(
    'dialog/sheet.tsx',
  )
})

it('replace the folder of the kit in a style sheet', async () => {
  await mkdir(join(folder, 'src'))
  await writeFile(join(folder, 'src/page.tsx'), `import { Lamp } from '@baithak/ui'`)
  const { configResolved, transform } = kitSources()
  configResolved({ root: folder })
  const css = transform.handler(
    '@source "./";\n@source "../../shared/ui/components";',
    join(folder, 'src/shell.css'),
  )
  expect(css).toMatch(/^@source ".\/";\n(@source "[./\w-]+\/ui\/components\/[\w/.-]+\.tsx?";\n?)+$/)
  expect(css).toContain('/components/feedback/lamp.tsx"')
})
