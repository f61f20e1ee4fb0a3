import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { RegistryEntry } from '@baithak/tools/release/registry'
import { liveEntry } from '@baithak/tools/testing/copy-release'
import type { OwnServers } from '@baithak/tools/testing/own-servers'
import { releaseNewerGig } from '@baithak/tools/testing/release-newer-gig'
import type { Page } from '@playwright/test'
import { expect, faultTest as test } from '../fixtures'
import { long } from '../fixtures/long'
import { modeTitle } from '../fixtures/mode-title'

/** Makes a release of Gig live that asks for a newer React than the shell's. */
async function setNewerGig(servers: OwnServers): Promise<RegistryEntry> {
  const gig = await releaseNewerGig(servers, await liveEntry(servers, 'gig'))
  await servers.updateRegistry({ gig })
  return gig
}

const nextNotice = (page: Page) =>
  page
    .waitForEvent('console', (entry) => /incompatible-shares/.test(entry.text()))
    .then((entry) => entry.text())

const requestsOfOwnShares = (page: Page) => {
  const urls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/own-shares-')) urls.push(request.url())
  })
  return urls
}

test('a mode that needs a newer React than the shell has runs with its own, and is reported', async ({
  page,
  servers,
  onboarded,
}) => {
  await onboarded()
  const { url } = await setNewerGig(servers)
  const requested = requestsOfOwnShares(page)
  const notice = nextNotice(page)
  await page.goto('/gig')
  await expect(modeTitle(page, 'gig')).toBeVisible()
  expect(await notice).toMatch(
    /gig from .*: incompatible-shares gig runs with shares of its own: it needs react 19\.999\.0 \(the shell has 19\./,
  )
  expect(requested, 'one request, of the release that needs it').toEqual([
    expect.stringContaining(`${url}assets/own-shares-`),
  ])

  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.getByRole('link', { name: 'My Gigs' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Gigs')
  await nav.getByRole('link', { name: 'Modes' }).click()
  await page.getByRole('main').getByRole('link', { name: /Party/ }).click()
  await expect(modeTitle(page, 'party'), 'beside a mode with the React of the shell').toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Gigs')
})

test(
  'pointing at the signboard of a mode that needs its own shares prefetches them',
  long,
  async ({ page, servers, onboarded }) => {
    await onboarded()
    const { url } = await setNewerGig(servers)
    const requested = requestsOfOwnShares(page)
    await page.goto('/')
    const board = (name: RegExp) => page.getByRole('main').getByRole('link', { name })
    // Pointing at a board prefetches nothing before the page has read the registry.
    await expect(async () => {
      await board(/^Party/).hover()
      await board(/^Gig/).hover()
      expect(requested).toHaveLength(1)
    }).toPass()
    expect(requested[0]).toContain(url)
    await expect(page).toHaveURL('/')
  },
)

test(
  'modes that the shell satisfies do not request shares of their own',
  long,
  async ({ page, onboarded }) => {
    await onboarded()
    const requested = requestsOfOwnShares(page)
    await page.goto('/gig')
    await expect(modeTitle(page, 'gig')).toBeVisible()
    expect(requested).toEqual([])
  },
)

test('a mode that the shell does not satisfy and that has no shares of its own is replaced by its last good release', async ({
  page,
  servers,
  onboarded,
}) => {
  await onboarded()
  await page.goto('/gig')
  await expect(modeTitle(page, 'gig')).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('draft:known-good-modes')))
    .toContain('"gig"')

  const gig = await setNewerGig(servers)
  delete gig.manifest.ownShares
  await servers.updateRegistry({ gig })
  const notice = nextNotice(page)
  await page.goto('/gig')
  await expect(modeTitle(page, 'gig')).toBeVisible()
  expect(await notice).toContain('gig needs react 19.999.0')
})

test(
  'while the shares of a mode are missing on its server, the error panel replaces it',
  long,
  async ({ page, servers, onboarded, allowConsoleError }) => {
    allowConsoleError(/Failed to load resource/)
    await onboarded()
    const { url, manifest } = await setNewerGig(servers)
    await rm(join(servers.folder('gig'), basename(url), String(manifest.ownShares)))
    await page.goto('/gig')
    await expect(async () => {
      await page.clock.fastForward(5000)
      await expect(page.getByRole('alert')).toContainText('could not be loaded', { timeout: 100 })
    }).toPass()
  },
)
