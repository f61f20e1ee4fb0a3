import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { longUnless } from '../fixtures/long'
import { modeTitle } from '../fixtures/mode-title'

const screens = { work: '/work', party: '/party', gig: '/gig', admin: '/admin/login' } as const

/** Images that have not loaded, and those of them that show the browser's broken picture. */
const countImages = (page: Page) =>
  page.evaluate(() => {
    const failed = [...document.images].filter(
      ({ complete, naturalWidth }) => complete && naturalWidth === 0,
    )
    const isShown = (image: Element) => image.checkVisibility({ visibilityProperty: true })
    return { failed: failed.length, broken: failed.filter(isShown).length }
  })

for (const [id, path] of Object.entries(screens))
  test(
    `images of ${id} that fail offline leave no broken picture, and load once the network is back`,
    longUnless(id === 'gig'),
    async ({ page, context, onboarded, allowConsoleError }) => {
      allowConsoleError(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
      await onboarded()
      const failed = new Set<string>()
      // Files of releases: the styles of the shell have images too.
      await page.route(/\/\d+\.\d+\.\d+-\w+\/.*\.svg$/, (route) => {
        failed.add(route.request().url())
        return route.abort()
      })
      await page.goto(path)
      await expect(modeTitle(page, id as keyof typeof screens)).toBeVisible()
      await expect.poll(() => failed.size).toBeGreaterThan(0)
      await expect.poll(async () => (await countImages(page)).broken).toBe(0)

      await page.unrouteAll({ behavior: 'ignoreErrors' })
      const loaded = new Set<string>()
      page.on('requestfinished', (request) => loaded.add(request.url()))
      await context.setOffline(true)
      await context.setOffline(false)
      await expect.poll(() => countImages(page)).toEqual({ failed: 0, broken: 0 })
      await expect(page.locator('[data-mode] svg[viewBox="0 0 124 112"]')).toHaveCount(0)
      await expect.poll(() => [...failed].some((url) => loaded.has(url))).toBe(true)
    },
  )
