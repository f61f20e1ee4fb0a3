import { localUrl } from '@baithak/shared/apps'
import { appServer } from '@baithak/shared/delivery/server/app-server'
import { modeHandler } from '@baithak/shared/delivery/server/static-server'
import { liveEntry } from '../faults/copy-release'
import { expect, faultTest as test } from '../fixtures'
import { modeTitle } from '../fixtures/mode-title'
import {
  goOffline,
  offlineErrors,
  openCachedAndControlled,
  waitForCachedMode,
} from '../fixtures/offline'
import { otherOriginOffset } from '../test-ports'

test.use({ serviceWorkers: 'allow' })

test('a mode that moves to another origin reaches visitors whose pages and worker knew only the old one', async ({
  page,
  context,
  servers,
  onboarded,
  allowConsoleError,
}) => {
  test.setTimeout(120_000)
  allowConsoleError(offlineErrors)
  allowConsoleError(/Content.Security.Policy|Failed to load resource|\[baithak\]/)
  await onboarded()
  await openCachedAndControlled(page, '/gig', 'gig')
  await page.close()

  const port = Number(new URL(servers.url).port) + otherOriginOffset
  const elsewhere = appServer('gig', port, modeHandler(servers.folder('gig')))
  await elsewhere.start()
  const { url, manifest } = await liveEntry(servers, 'gig')
  const moved = new URL(new URL(url).pathname, localUrl(port)).href
  await servers.updateRegistry({ gig: { url: moved, manifest } })
  await servers.allowOrigin(new URL(moved).origin)

  // At once the last release that worked here; a visit later, the one that has moved.
  await expect(async () => {
    const visit = await context.newPage()
    const requested: string[] = []
    visit.on('response', (response) => requested.push(response.url()))
    await visit.goto('/gig')
    await expect(modeTitle(visit, 'gig')).toBeVisible()
    // The page looks for a new worker a few seconds after it has started.
    await expect
      .poll(() => requested, { timeout: 4000 })
      .toContain(`${moved}remoteEntry.js`)
      .finally(() => visit.close())
  }).toPass({ timeout: 60_000 })

  const last = await context.newPage()
  await last.goto('/gig')
  await waitForCachedMode(last, 'gig')
  await last.close()
  await elsewhere.stop()
  await goOffline(context, servers)
  const cold = await context.newPage()
  await cold.goto('/gig/my-gigs')
  await expect(modeTitle(cold, 'gig')).toBeVisible()
})
