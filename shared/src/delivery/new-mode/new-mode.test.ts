import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../../apps/apps'

const scriptsIn = async (file: string, id: string) => {
  const text = await readFile(join(repositoryRoot, file), 'utf8')
  return JSON.parse(text.replaceAll(`remote-${id}`, 'remote-<id>')).scripts
}

it('a new mode has the commands that every mode has', async () => {
  const template = 'shared/src/delivery/new-mode/template/package.json.template'
  expect(await scriptsIn(template, 'newmode')).toEqual(
    await scriptsIn('remote-party/package.json', 'party'),
  )
})
