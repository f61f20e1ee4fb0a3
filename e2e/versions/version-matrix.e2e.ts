import { cp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { mapConcurrently } from '@baithak/tools/process/map-concurrently'
import type { RegistryEntry } from '@baithak/tools/release/registry'
import { registryEntry, release } from '@baithak/tools/release/release'
import { liveEntry } from '@baithak/tools/testing/copy-release'
import type { OwnServers } from '@baithak/tools/testing/own-servers'
import type { Page } from '@playwright/test'
import { releaseContract1 } from '../contract/release-contract-1'
import { expect, faultTest as test } from '../fixtures'
import { deployShell } from '../fixtures/deploy-shell'
import { long } from '../fixtures/long'
import { buildVariant, type Variant } from './build-variant'

/** With whose shares a mode runs. */
type Outcome = 'host' | 'own'

const modeNames = ['current', 'contract 1, no needs', 'older React', 'newer platform'] as const

/** A shell and the outcome of each mode in it. */
const shells: { name: string; variant?: Omit<Variant, 'folder'>; outcomes: Outcome[] }[] = [
  { name: 'current', outcomes: ['host', 'host', 'host', 'own'] },
  {
    name: 'older React minor',
    variant: { olderReact: true },
    outcomes: ['own', 'host', 'host', 'own'],
  },
  {
    name: 'platform patch',
    variant: { platform: 'patch' },
    outcomes: ['host', 'host', 'host', 'own'],
  },
  {
    name: 'platform minor',
    variant: { platform: 'minor' },
    outcomes: ['host', 'host', 'host', 'host'],
  },
  {
    name: 'platform major',
    variant: { platform: 'major' },
    outcomes: ['own', 'host', 'own', 'own'],
  },
]

const variants: Variant[] = [
  { folder: 'remote-gig', olderReact: true },
  { folder: 'remote-gig', platform: 'minor' },
  ...shells.flatMap(({ variant }): Variant[] => (variant ? [{ folder: 'shell', ...variant }] : [])),
]

/** Releases a built variant of Gig beside the current release. */
async function releaseVariant(servers: OwnServers, folder: string): Promise<RegistryEntry> {
  const { url } = await liveEntry(servers, 'gig')
  const released = await release(folder)
  await cp(released.folder, join(servers.folder('gig'), released.name), { recursive: true })
  return registryEntry(released, new URL(url).origin)
}

/** Enters Gig on a device that has used no release of it; returns with whose shares this release runs. */
async function enterGig(page: Page, { url }: RegistryEntry): Promise<Outcome> {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto('/gig')
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  page.removeAllListeners('request')
  await page.evaluate(() => localStorage.removeItem('draft:known-good-modes'))
  // The next deployment removes what this page may still load.
  await page.goto('about:blank')
  expect(requested.some((file) => file.startsWith(url))).toBe(true)
  return requested.some((file) => file.includes('/own-shares-')) ? 'own' : 'host'
}

const table = (rows: readonly (readonly string[])[]) =>
  rows
    .map((row) =>
      row
        .map((cell) => cell.padEnd(22))
        .join('')
        .trimEnd(),
    )
    .join('\n')

test(
  'every shell runs every mode, with the shares of the shell or its own',
  long,
  async ({ page, servers, onboarded }) => {
    test.setTimeout(10 * 60_000)
    const built = await mapConcurrently(variants, 2, buildVariant)
    const [olderReact = '', newerPlatform = '', ...shellFolders] = built
    await onboarded()
    const modes = [
      await liveEntry(servers, 'gig'),
      await releaseContract1(servers),
      await releaseVariant(servers, olderReact),
      await releaseVariant(servers, newerPlatform),
    ]
    const rows: string[][] = []
    for (const { name, variant } of shells) {
      if (variant) await deployShell(servers, join(shellFolders.shift() ?? '', 'dist'))
      const row: string[] = []
      for (const gig of modes) {
        await servers.updateRegistry({ gig })
        row.push(await enterGig(page, gig).catch((error: Error) => error.message))
      }
      rows.push([name, ...row])
    }
    for (const folder of built) await rm(dirname(folder), { recursive: true })
    console.log(table([['shell \\ mode', ...modeNames], ...rows]))
    expect(rows).toEqual(shells.map(({ name, outcomes }) => [name, ...outcomes]))
  },
)
