import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repositoryRoot } from '@baithak/build/apps'
import { expect, it } from 'vitest'
import { requireUsableId } from './new-mode'

const scriptsIn = async (file: string, id: string) => {
  const text = await readFile(join(repositoryRoot, file), 'utf8')
  return JSON.parse(text.replaceAll(`remote-${id}`, 'remote-<id>')).scripts
}

it('a new mode has the commands that every mode has', async () => {
  const template = 'shared/tools/new-mode/template/package.json.template'
  expect(await scriptsIn(template, 'newmode')).toEqual(
    await scriptsIn('remote-party/package.json', 'party'),
  )
})

it('a new mode loads its texts as every mode does', async () => {
  const loader = /import\.meta\.glob\(.*?locales.*?\)/
  const [inMode, inTemplate] = await Promise.all(
    ['remote-admin/src/mode.ts', 'shared/tools/new-mode/template/src/mode.ts.template'].map(
      (file) => readFile(join(repositoryRoot, file), 'utf8'),
    ),
  )
  expect(loader.exec(inTemplate ?? '')?.[0]).toBe(loader.exec(inMode ?? '')?.[0])
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
