import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ModeId } from '../../apps/apps'
import { stubApps, writeFiles } from '../testing/stub-apps'
import type { RegistryEntry } from './registry'
import { readRegistry, writeRegistry } from './registry'

const entry = (id: ModeId, url: string): RegistryEntry => ({
  url,
  manifest: { id, version: '1.0.0', entry: 'remoteEntry.js' },
})

describe('releasing one mode', () => {
  const work = entry('work', 'https://cdn.example/work/1/')
  const party = entry('party', 'https://cdn.example/party/1/')

  it('changes one entry of the file, and rolls it back to the byte', async () => {
    const file = join(await stubApps(), 'shell/dist/remotes.json')
    await writeRegistry(file, { work, party })
    const before = await readFile(file, 'utf8')
    const newer = entry('party', 'https://cdn.example/party/2/')
    await writeRegistry(file, { party: newer })
    expect((await readRegistry(file)).modes).toMatchObject({ work, party: newer })
    await writeRegistry(file, { party })
    expect(await readFile(file, 'utf8')).toBe(before)
  })

  it('refuses to overwrite a registry that it cannot read', async () => {
    const root = await stubApps()
    await writeFiles(root, { 'shell/dist/remotes.json': '{ "modes": ' })
    const file = join(root, 'shell/dist/remotes.json')
    await expect(writeRegistry(file, { work })).rejects.toThrow('is not valid JSON')
    expect(await readFile(file, 'utf8')).toBe('{ "modes": ')
  })
})
