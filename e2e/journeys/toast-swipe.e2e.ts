import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

/** A finger that goes from the middle of a toast so many pixels. */
async function swipe(page: Page, x: number, y: number) {
  const touch = await page.context().newCDPSession(page)
  const at = (part: number) => [{ x: 195 + x * part, y: 80 + y * part }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

for (const [way, x, y] of [
  ['up', 0, -52],
  ['to the left', -52, 0],
  ['to the right', 52, 0],
] as const)
  test(`a toast is swiped away ${way} by fifty pixels, and not by less`, async ({ page }) => {
    await page.goto('/onboarding/phone')
    await page.getByRole('button', { name: 'Send OTP' }).click()
    const toast = page.locator('.toast')
    await toast.evaluate((board) =>
      Promise.all(board.getAnimations().map(({ finished }) => finished)),
    )
    await swipe(page, x * 0.9, y * 0.9)
    await expect(toast).toHaveAttribute('data-state', 'open')
    await swipe(page, x, y)
    await expect(toast).toHaveCount(0, { timeout: 2000 })
  })
