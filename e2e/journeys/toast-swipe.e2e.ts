import { touch } from '@baithak/tools/testing/touch'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { longUnless } from '../fixtures/long'

/** A toast comes and goes when a press is over. */
const afterPressMs = 100

const waitForAnimations = (toast: Locator) =>
  toast.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))

/** Swipes from the middle of a toast, and lifts the finger once the toast follows it. */
async function swipe(page: Page, toast: Locator, deltaX: number, deltaY: number) {
  const finger = await touch(page)
  const { x, y, width, height } = await toast.evaluate(
    (element) => element.getBoundingClientRect().toJSON() as DOMRect,
  )
  const pointAt = (progress: number) => ({
    x: x + width / 2 + deltaX * progress,
    y: y + height / 2 + deltaY * progress,
  })
  // Without waiting in between, because a finger that rests is a long press.
  await Promise.all(
    [0, 0.5, 0.75, 1].map((progress) => (progress ? finger.move : finger.down)(pointAt(progress))),
  )
  await expect(toast.and(page.locator('[data-swept]'))).toBeVisible()
  await finger.up()
  await page.clock.runFor(afterPressMs)
}

for (const [direction, x, y] of [
  ['up', 0, -52],
  ['down', 0, 52],
  ['to the left', -52, 0],
  ['to the right', 52, 0],
] as const)
  test(
    `a swipe ${direction} by fifty pixels dismisses a toast, and a shorter one does not`,
    longUnless(direction === 'up'),
    async ({ page }) => {
      await page.goto('/onboarding/phone')
      const send = page.getByRole('button', { name: 'Send OTP' })
      // Code that is still loading would time out when the clock jumps.
      await send.waitFor()
      // With a paused clock no toast closes by itself.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
      await send.click()
      await page.clock.runFor(afterPressMs)
      const toast = page.locator('.toast')
      await expect(toast).toBeVisible()
      await waitForAnimations(toast)
      await swipe(page, toast, x * 0.9, y * 0.9)
      await expect(toast).toHaveAttribute('data-state', 'open')
      await waitForAnimations(toast)
      await swipe(page, toast, x, y)
      await expect(toast).toHaveCount(0)
    },
  )
