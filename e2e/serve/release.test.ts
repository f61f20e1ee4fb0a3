import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentHash } from './content-hash'
import { registryEntry, release } from './release'
import { stubApps, stubMode, writeFiles } from './stub-apps'

const file = (path: string, content: string) => ({ path, content: Buffer.from(content) })

describe("a release's name", () => {
  const files = [file('a.js', 'one'), file('b.js', 'two')]

  it('depends on the files and not on their order', () => {
    expect(contentHash(files)).toMatch(/^[0-9a-f]{10}$/)
    expect(contentHash(files.toReversed())).toBe(contentHash(files))
  })

  it.each([
    ['a byte of content', [file('a.js', 'onf'), file('b.js', 'two')]],
    ['a path', [file('a.js', 'one'), file('c.js', 'two')]],
    ['where one file ends and the next begins', [file('a.js', 'oneb.jstwo')]],
  ])('changes with %s', (_, changed) => {
    expect(contentHash(changed)).not.toBe(contentHash(files))
  })
})

describe('a mode that is released', () => {
  const partyFolder = async () => join(await stubApps(), 'remote-party')
  const releasesIn = async (folder: string) =>
    (await readdir(join(folder, 'releases'))).filter((name) => /^\d+\.\d+\.\d+-/.test(name))

  it('lies in a folder named by version and content', async () => {
    const { name, folder, manifest } = await release(await partyFolder())
    expect(name).toMatch(/^1\.0\.0-[0-9a-f]{10}$/)
    expect(manifest.id).toBe('party')
    expect(await readFile(join(folder, 'remoteEntry.js'), 'utf8')).toContain('party')
  })

  it('is the same release when nothing has changed', async () => {
    const mode = await partyFolder()
    const first = await release(mode)
    expect(await release(mode)).toEqual(first)
    expect(await releasesIn(mode)).toEqual([first.name])
  })

  it('stands beside the releases before it', async () => {
    const mode = await partyFolder()
    const first = await release(mode)
    await writeFiles(mode, stubMode('party', 'export const changed = true'))
    const second = await release(mode)
    expect((await releasesIn(mode)).sort()).toEqual([first.name, second.name].sort())
  })

  it('tells hosts that its files never change and may be read from anywhere', async () => {
    const mode = await partyFolder()
    await release(mode)
    const headers = await readFile(join(mode, 'releases/_headers'), 'utf8')
    expect(headers).toContain('Cache-Control: public, max-age=31536000, immutable')
    expect(headers).toContain('Access-Control-Allow-Origin: *')
  })

  it('is entered in the registry by the address of its folder', async () => {
    const released = await release(await partyFolder())
    for (const base of ['https://cdn.example/party', 'https://cdn.example/party/']) {
      expect(registryEntry(released, base)).toEqual({
        party: { url: `https://cdn.example/party/${released.name}/`, manifest: released.manifest },
      })
    }
  })

  it('says what to do when it has not been built', async () => {
    const mode = await partyFolder()
    await rm(join(mode, 'dist'), { recursive: true })
    await expect(release(mode)).rejects.toThrow('Build the mode first')
  })

  it('is refused when its manifest names no mode or no entry that exists', async () => {
    const mode = await partyFolder()
    await writeFiles(mode, { 'dist/mode.json': '{"id":"tea","version":"1.0.0","entry":"a.js"}' })
    await expect(release(mode)).rejects.toThrow('needs the id of a mode')
    await writeFiles(mode, { 'dist/mode.json': '{"id":"party","version":"1.0.0","entry":"a.js"}' })
    await expect(release(mode)).rejects.toThrow('which the build did not write')
  })
})
