import { imageRetryDelayMs } from '@baithak/contract/timeouts'
import type { Page, Request } from '@playwright/test'
import { expect, test } from '../fixtures'
import { longUnless } from '../fixtures/long'
import { modeTitle } from '../fixtures/mode-title'

const screens = { work: '/work', party: '/party', gig: '/gig', admin: '/admin/login' } as const

/** Images that have failed and their placeholders, and those that show the browser's broken picture. */
const countImages = (page: Page) =>
  page.evaluate(() => {
    const failed = [...document.images].filter(
      ({ complete, naturalWidth }) => complete && naturalWidth === 0,
    )
    const placeholders = document.querySelectorAll('[data-mode] svg[viewBox="0 0 124 112"]')
    const isShown = (image: Element) => image.checkVisibility({ visibilityProperty: true })
    return {
      missing: failed.length + placeholders.length,
      broken: failed.filter(isShown).length,
    }
  })

for (const [id, path] of Object.entries(screens))
  test(
    `images of ${id} that fail offline leave no broken picture, and load once the network is back`,
    longUnless(id === 'gig'),
    async ({ page, context, onboarded, allowConsoleError }) => {
      allowConsoleError(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
      await onboarded()
      const aborted = new Set<Request>()
      const failed = new Set<Request>()
      const haveAllFailed = () => [...aborted].every((request) => failed.has(request))
      page.on('requestfailed', (request) => failed.add(request))
      // Files of releases: the styles of the shell have images too.
      await page.route(/\/\d+\.\d+\.\d+-\w+\/.*\.svg$/, (route) => {
        aborted.add(route.request())
        return route.abort()
      })
      await page.goto(path)
      await expect(modeTitle(page, id as keyof typeof screens)).toBeVisible()
      await expect.poll(async () => (await countImages(page)).missing).toBeGreaterThan(0)
      // The network is back once all of them have failed: one that fails later stays so.
      await expect.poll(haveAllFailed).toBe(true)
      // The requests after a moment fail too.
      await page.clock.fastForward(imageRetryDelayMs)
      await expect.poll(haveAllFailed).toBe(true)
      await expect.poll(async () => (await countImages(page)).broken).toBe(0)

      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.setOffline(true)
      await context.setOffline(false)
      await expect.poll(() => countImages(page)).toEqual({ missing: 0, broken: 0 })
    },
  )
