import { join } from 'node:path'
import { repositoryRoot, shell } from '@baithak/build/apps'
import { runGate } from '@baithak/tools/gate/run-gate'
import { copyRelease, liveEntry, replaceEntry } from '@baithak/tools/testing/copy-release'
import { expect, faultTest as test } from '../fixtures'

test('the gate is open for a release that works in the live shell, and closed for a broken one', async ({
  servers,
}) => {
  test.setTimeout(180_000)
  const { modes: entries } = await servers.readRegistry()
  const broken = await copyRelease(
    servers,
    await liveEntry(servers, 'gig'),
    '9.0.0-aaaaaaaaaa',
    replaceEntry("throw new Error('a broken candidate')"),
  )
  const options = { ids: ['gig'], only: 'an artist applies', env: process.env }

  // The shell and the broken release are read from where they are served.
  const working = { name: 'live shell', shell: servers.url, entries }
  expect(await runGate([working], options)).toEqual({
    isOpen: true,
    summary: 'open; live shell: 1 passed, 0 failed',
  })
  const failing = {
    name: 'previous shell',
    shell: join(repositoryRoot, shell.folder, 'dist'),
    entries: { ...entries, ...broken },
  }
  expect(await runGate([failing], options)).toEqual({
    isOpen: false,
    summary: 'CLOSED; previous shell: 0 passed, 1 failed',
  })
})
