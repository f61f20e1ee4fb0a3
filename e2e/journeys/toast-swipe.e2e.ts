import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { touch } from '../fixtures/touch'

const atRest = (toast: Locator) =>
  toast.evaluate((board) => Promise.all(board.getAnimations().map(({ finished }) => finished)))

/** A finger that goes from the middle of a toast so many pixels, and leaves when the toast has gone with it. */
async function swipe(page: Page, toast: Locator, x: number, y: number) {
  const finger = await touch(page)
  const at = (part: number) => ({ x: 195 + x * part, y: 80 + y * part })
  // Not waiting in between: a finger that rests is a long press.
  await Promise.all([0, 0.5, 0.75, 1].map((part) => (part ? finger.move : finger.down)(at(part))))
  await expect(
    toast.and(page.locator('[data-swipe="start"], [data-swipe="move"], [data-swept]')),
  ).toBeVisible()
  await finger.up()
}

for (const [way, x, y] of [
  ['up', 0, -52],
  ['to the left', -52, 0],
  ['to the right', 52, 0],
] as const)
  test(`a toast is swiped away ${way} by fifty pixels, and not by less`, async ({ page }) => {
    await page.goto('/onboarding/phone')
    const send = page.getByRole('button', { name: 'Send OTP' })
    // Later code would be given up when the clock jumps.
    await send.waitFor()
    // From here on no toast goes by itself.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
    await send.click()
    const toast = page.locator('.toast')
    await expect(toast).toBeVisible()
    await atRest(toast)
    await swipe(page, toast, x * 0.9, y * 0.9)
    await expect(toast).toHaveAttribute('data-state', 'open')
    await atRest(toast)
    await swipe(page, toast, x, y)
    await expect(toast).toHaveCount(0)
  })
