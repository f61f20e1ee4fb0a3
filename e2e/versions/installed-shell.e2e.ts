import { cp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { builtInModes } from '@baithak/build/apps'
import { contractVersion } from '@baithak/contract'
import { liveEntry } from '@baithak/tools/testing/copy-release'
import { expect, faultTest as test } from '../fixtures'
import { long } from '../fixtures/long'
import { openCachedAndControlled } from '../fixtures/offline'
import { buildVariant } from './build-variant'

test.use({ serviceWorkers: 'allow' })

const screens = [
  '/work',
  '/wallet',
  '/party',
  '/party/create',
  '/gig',
  '/gig/my-gigs',
  '/admin/dashboard',
]

test(
  'an installed shell that is too old for the next contract is replaced at the first screen, and every mode opens',
  long,
  async ({ page, servers, onboarded }) => {
    test.setTimeout(5 * 60_000)
    const nextShell = await buildVariant({ folder: 'shell', nextContract: true })
    await onboarded()
    await openCachedAndControlled(page, '/explore', 'work')

    const site = servers.folder('shell')
    await rm(join(site, 'assets'), { recursive: true })
    await cp(join(nextShell, 'dist'), site, { recursive: true })
    for (const { id } of builtInModes) {
      const { url, manifest } = await liveEntry(servers, id)
      const entry = { url, manifest: { ...manifest, contract: contractVersion + 1 } }
      await servers.updateRegistry({ [id]: entry })
    }
    // The device reads the new registry.
    await page.goto('/')
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('draft:registry')))
      .toContain(`"contract":${contractVersion + 1}`)

    for (const screen of screens) {
      await page.goto(screen)
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
      await expect(page.getByRole('alert')).toHaveCount(0)
    }
    await rm(dirname(nextShell), { recursive: true })
  },
)
