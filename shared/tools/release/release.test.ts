import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { removeStubs, stubApps, stubManifest, stubMode, writeFiles } from '../testing/stub-apps'
import { contentHash } from './content-hash'
import { registryRelease, release } from './release'

afterAll(removeStubs)

const file = (path: string, content: string) => [path, Buffer.from(content)] as const

describe("a release's name", () => {
  const files = [file('a.js', 'one'), file('b.js', 'two')]

  it('depends on the files and not on their order', () => {
    expect(contentHash(new Map(files))).toMatch(/^[0-9a-f]{10}$/)
    expect(contentHash(new Map(files.toReversed()))).toBe(contentHash(new Map(files)))
  })

  it.each([
    ['a byte of content', [file('a.js', 'onf'), file('b.js', 'two')]],
    ['a path', [file('a.js', 'one'), file('c.js', 'two')]],
    ['where one file ends and the next begins', [file('a.js', 'oneb.jstwo')]],
  ])('changes with %s', (_, changed) => {
    expect(contentHash(new Map(changed))).not.toBe(contentHash(new Map(files)))
  })
})

describe('a mode that is released', () => {
  const partyFolder = async () => join(await stubApps(), 'remote-party')
  const releasesIn = async (folder: string) =>
    (await readdir(join(folder, 'releases'))).filter((name) => /^\d+\.\d+\.\d+-/.test(name))

  it('lies beside earlier releases in a folder named by version and content, once', async () => {
    const mode = await partyFolder()
    const first = await release(mode)
    expect(first.name).toMatch(/^1\.0\.0-[0-9a-f]{10}$/)
    expect(first.manifest.id).toBe('party')
    expect(await readFile(join(first.folder, 'mode.js'), 'utf8')).toContain('party')
    expect(await release(mode)).toEqual(first)
    await writeFiles(mode, stubMode('party', 'export const changed = true'))
    const second = await release(mode)
    expect((await releasesIn(mode)).sort()).toEqual([first.name, second.name].sort())
    const headers = await readFile(join(mode, 'releases/_headers'), 'utf8')
    expect(headers).toContain('Cache-Control: public, max-age=31536000, immutable')
    expect(headers).toContain('Access-Control-Allow-Origin: *')
  })

  it('has its source maps in another folder, which is not served, and the same name without them', async () => {
    const mode = await partyFolder()
    await writeFiles(mode, { 'dist/assets/a.js.map': '{"version":3}' })
    const { name } = await release(mode)
    const paths = (folder: string) => readdir(join(mode, folder), { recursive: true })
    expect((await paths('releases')).filter((path) => path.includes('.map'))).toEqual([])
    expect(await paths(join('source-maps', name))).toContain(join('assets', 'a.js.map'))
    await rm(join(mode, 'dist/assets'), { recursive: true })
    expect((await release(mode)).name).toBe(name)
  })

  it('is registered with the URL of its folder', async () => {
    const released = await release(await partyFolder())
    for (const base of ['https://cdn.example/party', 'https://cdn.example/party/']) {
      expect(registryRelease(released, base)).toEqual({
        url: `https://cdn.example/party/${released.name}/`,
        manifest: released.manifest,
      })
    }
  })

  it('says what to do when it has not been built', async () => {
    const mode = await partyFolder()
    await rm(join(mode, 'dist'), { recursive: true })
    await expect(release(mode)).rejects.toThrow('Build the mode first')
  })

  const code = 'export const init = () => {}'
  const manifest = stubManifest('party', code)
  it.each([
    ['names no mode', { id: 'Tea' }, 'id: '],
    ['has no contract', { contract: 'one' }, 'contract: '],
    ['leads out of its folder', { entry: '../entry.js' }, 'entry: '],
    ['lacks the hash of a file', { files: 'files.json' }, 'integrity lacks the hash of a file'],
    ['has a malformed hash', { integrity: { 'mode.js': 'sha256-' } }, 'integrity.mode'],
    ['has no semantic version', { version: 'latest' }, 'not a semantic version'],
  ])('is refused, and nothing is written, when its manifest %s', async (_, changes, message) => {
    const mode = await partyFolder()
    const content = JSON.stringify({ ...manifest, ...changes })
    await writeFiles(mode, { 'dist/mode.json': content, 'dist/mode.js': code })
    await expect(release(mode)).rejects.toThrow(message)
    expect(await readdir(mode)).toEqual(['dist'])
  })
})
