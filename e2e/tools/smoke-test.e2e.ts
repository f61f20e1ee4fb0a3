import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { localUrl, shell } from '@baithak/build/apps'
import { runSpecs, serveCandidate } from '@baithak/tools/smoke/smoke-test'
import { expect, faultTest as test } from '../fixtures'
import { copyRelease, liveEntry } from '../fixtures/copy-release'
import { workerOffset } from '../test-ports'

test('smoke tests pass for a release that works in the live shell, and fail for a broken one', async ({
  servers,
}, { parallelIndex }) => {
  test.setTimeout(300_000)
  const live = await liveEntry(servers, 'gig')
  const passesFor = async (name: string, edit?: Parameters<typeof copyRelease>[3]) => {
    const { gig = live } = await copyRelease(servers, live, name, edit)
    const folder = join(servers.folder('gig'), name)
    const packed = { name, folder, manifest: gig.manifest }
    const port = shell.port + workerOffset(parallelIndex) + 6
    const server = await serveCandidate(servers.url, packed, port)
    await server.start()
    const hasPassed = await runSpecs(localUrl(server.port), 'gig')
    await server.stop()
    return hasPassed
  }
  expect(await passesFor('9.0.0-aaaaaaaaaa')).toBe(true)
  const broken = (folder: string) =>
    writeFile(join(folder, live.manifest.entry), "throw new Error('a broken candidate')")
  expect(await passesFor('9.0.0-bbbbbbbbbb', broken)).toBe(false)
})
