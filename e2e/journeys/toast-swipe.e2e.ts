import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { fingerOn } from '../fixtures/finger'

const atRest = (toast: Locator) =>
  toast.evaluate((board) => Promise.all(board.getAnimations().map(({ finished }) => finished)))
const nextFrame = (page: Page) => page.evaluate(() => new Promise(requestAnimationFrame))

/** A finger that goes from the middle of a toast so many pixels, seen on its way by every frame. */
async function swipe(page: Page, x: number, y: number) {
  const finger = await fingerOn(page)
  const at = (part: number) => ({ x: 195 + x * part, y: 80 + y * part })
  await finger.down(at(0))
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await finger.move(at(part))
    await nextFrame(page)
  }
  await finger.up()
}

// A starved machine may give a finger's moves to the page too late to be a swipe.
test.describe.configure({ retries: 2 })

for (const [way, x, y] of [
  ['up', 0, -52],
  ['to the left', -52, 0],
  ['to the right', 52, 0],
] as const)
  test(`a toast is swiped away ${way} by fifty pixels, and not by less`, async ({ page }) => {
    await page.goto('/onboarding/phone')
    await page.getByRole('button', { name: 'Send OTP' }).click()
    const toast = page.locator('.toast')
    await atRest(toast)
    await swipe(page, x * 0.9, y * 0.9)
    await expect(toast).toHaveAttribute('data-state', 'open')
    await atRest(toast)
    await swipe(page, x, y)
    await expect(toast).toHaveCount(0, { timeout: 2000 })
  })
