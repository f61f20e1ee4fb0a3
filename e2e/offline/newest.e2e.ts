import { once } from 'node:events'
import { createServer } from 'node:net'
import { copyRelease, liveEntry } from '@baithak/tools/testing/copy-release'
import { expect, faultTest as test } from '../fixtures'
import { long } from '../fixtures/long'
import {
  goOffline,
  offlineErrors,
  openCachedAndControlled,
  storedText,
  waitForCachedMode,
} from '../fixtures/offline'

test.use({ serviceWorkers: 'allow' })

test(
  'under the worker’s control a new release starts at the next entry, and a hanging or missing network starts the cached one',
  long,
  async ({ page, context, servers, onboarded, allowConsoleError }) => {
    test.setTimeout(120_000)
    allowConsoleError(offlineErrors)
    const title = page.getByRole('heading', { level: 1 })
    const nav = page.getByRole('navigation', { name: 'Main' })
    /** Releases a copy of Gig under a new URL. */
    const release = async (name: string) =>
      servers.updateRegistry(await copyRelease(servers, await liveEntry(servers, 'gig'), name))
    let startedRelease = ''
    page.on('request', (request) => {
      startedRelease = /\/([^/]+)\/remoteEntry\.js$/.exec(request.url())?.[1] ?? startedRelease
    })

    await onboarded()
    await openCachedAndControlled(page, '/gig', 'gig')

    await release('1.0.1-aaaaaaaaaa')
    await nav.getByRole('link', { name: 'Modes' }).click()
    await expect.poll(() => storedText(page, 'draft:registry')).toContain('1.0.1-aaaaaaaaaa')
    await page.getByRole('main').getByRole('link', { name: /Gig/ }).click()
    await expect(title).toBeVisible()
    await expect.poll(() => startedRelease).toBe('1.0.1-aaaaaaaaaa')
    await waitForCachedMode(page, 'gig')

    await release('1.0.2-bbbbbbbbbb')
    await page.reload()
    await expect.poll(() => storedText(page, 'draft:registry')).toContain('1.0.2-bbbbbbbbbb')
    await page.reload()
    await expect(title).toBeVisible()
    await expect.poll(() => startedRelease).toBe('1.0.2-bbbbbbbbbb')
    await waitForCachedMode(page, 'gig')

    await release('1.0.3-cccccccccc')
    await servers.stop('shell')
    const hangingServer = createServer(() => {}).listen(Number(new URL(servers.url).port))
    await once(hangingServer, 'listening')
    await page.reload()
    await expect(title).toBeVisible()
    expect(startedRelease).toBe('1.0.2-bbbbbbbbbb')
    hangingServer.close()

    await goOffline(context, servers)
    await page.reload()
    await expect(title).toBeVisible()
    expect(startedRelease).toBe('1.0.2-bbbbbbbbbb')
  },
)
