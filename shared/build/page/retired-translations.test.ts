import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeFiles } from '@baithak/tools/testing/stub-apps'
import { build } from 'vite'
import { afterAll, expect, it } from 'vitest'
import { retiredTranslations } from './retired-translations'

const root = await mkdtemp(join(tmpdir(), 'baithak-retired-translations-'))
afterAll(() => rm(root, { recursive: true }))

it('the built translations have the retired keys too; a text that is still in use stays', async () => {
  const current = { chooser: { title: 'Choose' }, toast: { close: 'Close' } }
  const retired = { chooser: { tea: { name: 'Tea' } }, toast: { close: 'Shut' }, lamp: 'Lamp' }
  await writeFiles(root, {
    'main.js': 'console.log(1)',
    'public/locales/en/translation.json': JSON.stringify(current),
    'public/locales/hi/translation.json': '{}',
    'retired-translations/en.json': JSON.stringify(retired),
    'retired-translations/hi.json': '{ "lamp": "दीया" }',
  })
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [retiredTranslations()],
    build: { rolldownOptions: { input: join(root, 'main.js') } },
  })
  const built = async (language: string) =>
    JSON.parse(await readFile(join(root, `dist/locales/${language}/translation.json`), 'utf8'))
  expect(await built('en')).toEqual({
    chooser: { title: 'Choose', tea: { name: 'Tea' } },
    toast: { close: 'Close' },
    lamp: 'Lamp',
  })
  expect(await built('hi')).toEqual({ lamp: 'दीया' })
})
