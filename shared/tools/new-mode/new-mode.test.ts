import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repositoryRoot } from '@baithak/build/apps'
import { expect, it } from 'vitest'
import { requireUsableId } from './new-mode'

const read = (file: string) => readFile(join(repositoryRoot, file), 'utf8')
const readTemplate = (file: string) => read(`shared/tools/new-mode/template/${file}.template`)

it('a new mode has the commands that every mode has, and loads its texts as they do', async () => {
  const { scripts } = JSON.parse(await readTemplate('package.json'))
  const party = (await read('remote-party/package.json')).replaceAll('-party', '-newmode')
  expect(scripts).toEqual(JSON.parse(party).scripts)
  const loader = /import\.meta\.glob\(.*?locales.*?\)/
  const [inMode] = loader.exec(await read('remote-admin/src/mode.ts')) ?? []
  expect(loader.exec(await readTemplate('src/mode.ts'))?.[0]).toBe(inMode)
})

it.each([
  ['Events', 'lower-case letters'],
  ['../events', 'lower-case letters'],
  ['e', '2 to 30 lower-case letters'],
  ['a'.repeat(31), '2 to 30 lower-case letters'],
  ['work', 'remote-work exists already'],
  ['onboarding', 'already'],
  ['shared', 'already'],
  ['wallet', 'already'],
  ['shell', 'already'],
  ['translation', 'already'],
])('%s cannot be the id of a new mode: %s', (id, reason) =>
  expect(requireUsableId(id, repositoryRoot)).rejects.toThrow(reason),
)
