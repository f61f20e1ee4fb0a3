import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@baithak/build/apps'
import { modeIds } from '@baithak/contract/modes'
import { createServer } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { monolith } from './monolith-plugin'

const server = await createServer({
  configFile: false,
  root: repositoryRoot,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  plugins: [monolith(join(repositoryRoot, 'shell'))],
})
afterAll(() => server.close())

const { translations } = (await server.ssrLoadModule(
  join(import.meta.dirname, 'modes.ts'),
)) as typeof import('./modes')

const readTexts = (file: string): Record<string, object> =>
  JSON.parse(readFileSync(join(repositoryRoot, file), 'utf8'))

const cafes = 'shared/domain/sample-cafes/hi.json'
const sampleNames = {
  work: [cafes, 'remote-work/src/model/today-events/hi.json'],
  party: [cafes, 'shared/domain/sample-venues/hi.json'],
  gig: [cafes],
  admin: [],
}

test.each(modeIds)('%s has the texts of the federated app in both languages', async (mode) => {
  for (const language of ['en', 'hi']) {
    const own = readTexts(`remote-${mode}/src/locales/${language}.json`)
    expect((await translations[mode][language]?.())?.default).toMatchObject(own)
  }
})

test.each(modeIds)('%s has the names of its samples in Hindi', async (mode) => {
  const texts = (await translations[mode].hi?.())?.default
  for (const file of sampleNames[mode]) expect(texts).toMatchObject(readTexts(file))
})

test('the roots of modes are not in the chunk of the translations', () => {
  const loaded = [...server.environments.ssr.moduleGraph.idToModuleMap.keys()]
  expect(loaded.filter((id) => /src\/\w+-root\.tsx$|mode-lifecycles\.tsx$/.test(id))).toEqual([])
})
