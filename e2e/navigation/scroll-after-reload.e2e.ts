import { cafes } from '@baithak/tools/testing/large-fixtures'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { longUnless } from '../fixtures/long'

const scrollTopOf = (page: Page) =>
  page.evaluate(() =>
    Math.round(document.querySelector('.phone-screen')?.scrollTop ?? window.scrollY),
  )

const restMs = 500

/** Waits until the screen no longer scrolls: rows that are measured after a scroll move it again. */
async function waitForScrollEnd(page: Page) {
  let scrollTop = 0
  await expect(async () => {
    scrollTop = await scrollTopOf(page)
    await page.waitForTimeout(restMs)
    expect(await scrollTopOf(page)).toBe(scrollTop)
  }).toPass()
  return scrollTop
}

for (const { name, path } of [
  { name: 'a list', path: '/party' },
  { name: 'a long list', path: '/explore' },
  { name: 'the dashboard', path: '/admin/dashboard' },
])
  test(
    `a reload restores the scroll position of ${name}`,
    longUnless(path === '/explore'),
    async ({ page, onboarded }) => {
      await onboarded(cafes(300))
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('link').nth(2)).toBeVisible()
      await page.mouse.move(200, 500)
      let scrollTop = 0
      for (const deltaY of [900, 900, -200]) {
        const before = scrollTop
        await page.mouse.wheel(0, deltaY)
        await expect.poll(() => scrollTopOf(page)).not.toBe(before)
        scrollTop = await waitForScrollEnd(page)
      }
      expect(scrollTop).toBeGreaterThan(1000)
      await page.reload()
      await expect.poll(() => scrollTopOf(page)).toBe(scrollTop)
    },
  )
