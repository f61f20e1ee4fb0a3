import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { localUrl, shell } from '@baithak/build/apps'
import { runSpecs, serveCandidate } from '@baithak/tools/gate/gate'
import { expect, faultTest as test } from '../fixtures'
import { copyRelease, liveEntry } from '../fixtures/copy-release'
import { workerOffset } from '../test-ports'

test('the gate is open for a release that works in the live shell, and closed for a broken one', async ({
  servers,
}, { parallelIndex }) => {
  test.setTimeout(300_000)
  const live = await liveEntry(servers, 'gig')
  const isOpenFor = async (name: string, edit?: Parameters<typeof copyRelease>[3]) => {
    const { gig = live } = await copyRelease(servers, live, name, edit)
    const folder = join(servers.folder('gig'), name)
    const packed = { name, folder, manifest: gig.manifest }
    const port = shell.port + workerOffset(parallelIndex) + 6
    const server = await serveCandidate(servers.url, packed, port)
    await server.start()
    const isOpen = await runSpecs(localUrl(server.port), 'gig', 'an artist applies')
    await server.stop()
    return isOpen
  }
  expect(await isOpenFor('9.0.0-aaaaaaaaaa')).toBe(true)
  const broken = (folder: string) =>
    writeFile(join(folder, live.manifest.entry), "throw new Error('a broken candidate')")
  expect(await isOpenFor('9.0.0-bbbbbbbbbb', broken)).toBe(false)
})
