import { builtInModes } from '@baithak/build/apps'
import { expect, faultTest as test } from '../fixtures'
import { long } from '../fixtures/long'
import { modeTitle } from '../fixtures/mode-title'
import { goOffline, offlineErrors, openAndCache } from '../fixtures/offline'

test.use({ serviceWorkers: 'allow' })

/** One path to visit online, and further paths that are opened offline only. */
const pathsByMode = {
  work: ['/work', '/wallet', '/map', '/compare-passes', '/taster-invite', '/settings'],
  party: ['/party', '/party/venue/chandni-terrace', '/party/create', '/party/cafe-hopping'],
  gig: ['/gig', '/gig/my-gigs', '/gig/artist-profile', '/gig/premium'],
  admin: ['/admin/login', '/admin/dashboard', '/admin/cafe/dabara-house'],
} as const

/** Runs in the page. Whether all rows of its short lists are rendered and their images loaded. */
const areRowsAndImagesComplete = () =>
  document.querySelector('[data-far]') === null &&
  [...document.images].every(({ complete }) => complete)

for (const { id } of builtInModes) {
  const title = `${id}, visited once, opens offline from a cold start, with screens that were never visited`
  test(title, long, async ({ page, context, servers, onboarded, allowConsoleError }) => {
    test.setTimeout(120_000)
    allowConsoleError(offlineErrors)
    const [visited, ...unvisited] = pathsByMode[id]
    await onboarded()
    await openAndCache(page, visited, id)
    await page.close()
    await goOffline(context, servers)

    const cold = await context.newPage()
    const failedUrls: string[] = []
    cold.on('requestfailed', (request) => {
      // The next navigation cancels what is still loading, such as images of rows below the window.
      if (request.failure()?.errorText === 'net::ERR_ABORTED') return
      // Each visit asks for newer ones of both.
      if (/\/(?:service-worker\.js|remotes\.json)$/.test(request.url())) return
      // Cached once Hindi is used: in English the device's font renders the one word in Devanagari.
      if (!/text-devanagari/.test(request.url())) failedUrls.push(request.url())
    })
    for (const path of [visited, ...unvisited]) {
      await cold.goto(path)
      await expect(modeTitle(cold, id)).toBeVisible()
      await expect(cold.getByText("You're offline. Showing what we saved.")).toBeVisible()
      await expect.poll(() => cold.evaluate(areRowsAndImagesComplete)).toBe(true)
    }
    expect(failedUrls).toEqual([])
  })
}
