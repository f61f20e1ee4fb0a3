import { serveFromOtherOrigin } from '../faults/other-origin'
import { expect, faultTest as test } from '../fixtures'
import { long } from '../fixtures/long'
import { modeTitle } from '../fixtures/mode-title'
import {
  goOffline,
  offlineErrors,
  openCachedAndControlled,
  waitForCachedMode,
} from '../fixtures/offline'

test.use({ serviceWorkers: 'allow' })

test(
  'a mode that moves to another origin reaches users whose pages and worker know only the old one',
  long,
  async ({ page, context, servers, onboarded, allowConsoleError }) => {
    test.setTimeout(120_000)
    allowConsoleError(offlineErrors)
    allowConsoleError(/Content.Security.Policy|Failed to load resource|\[baithak\]/)
    await onboarded()
    await openCachedAndControlled(page, '/gig', 'gig')
    await page.close()

    const { origin, url, updateRegistry, stop } = await serveFromOtherOrigin(servers, 'gig')
    await updateRegistry()
    await servers.allowOrigin(origin)

    // The first visit starts the last good release, a later one the moved release.
    await expect(async () => {
      const visit = await context.newPage()
      const requested: string[] = []
      visit.on('response', (response) => requested.push(response.url()))
      await visit.goto('/gig')
      await expect(modeTitle(visit, 'gig')).toBeVisible()
      // The page checks for a new worker a few seconds after its start.
      await expect
        .poll(() => requested, { timeout: 4000 })
        .toContain(`${url}remoteEntry.js`)
        .finally(() => visit.close())
    }).toPass({ timeout: 60_000 })

    const last = await context.newPage()
    await last.goto('/gig')
    await waitForCachedMode(last, 'gig')
    await last.close()
    await stop()
    await goOffline(context, servers)
    const cold = await context.newPage()
    await cold.goto('/gig/my-gigs')
    await expect(modeTitle(cold, 'gig')).toBeVisible()
  },
)
