import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { cafes } from '../scenarios/large-fixtures'

const scrollTopOf = (page: Page) =>
  page.evaluate(() =>
    Math.round(document.querySelector('.phone-screen')?.scrollTop ?? window.scrollY),
  )

/** Where the screen rests: rows that are measured after a scroll move it once more. */
async function restingScrollTop(page: Page) {
  for (let last = await scrollTopOf(page); ; ) {
    await page.waitForTimeout(500)
    const next = await scrollTopOf(page)
    if (next === last) return next
    last = next
  }
}

for (const { name, path } of [
  { name: 'a list', path: '/party' },
  { name: 'a long list', path: '/explore' },
  { name: 'the dashboard', path: '/admin/dashboard' },
])
  test(`${name} that is loaded anew stands where it was`, async ({ page, onboarded }) => {
    await onboarded(cafes(300))
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('link').nth(5)).toBeVisible()
    await page.mouse.move(200, 500)
    let left = 0
    for (const by of [900, 900, -200]) {
      const before = left
      await page.mouse.wheel(0, by)
      await expect.poll(() => scrollTopOf(page)).not.toBe(before)
      left = await restingScrollTop(page)
    }
    expect(left).toBeGreaterThan(1000)
    await page.reload()
    await expect.poll(() => scrollTopOf(page)).toBe(left)
  })
