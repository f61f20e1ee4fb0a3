import { expect, test } from '../fixtures'

const hasFocusRing = (element: HTMLElement) => element.matches(':focus-visible')

test('a tab has a focus ring after an arrow key, and not after a tap', async ({
  page,
  onboarded,
}) => {
  await onboarded()
  await page.goto('/wallet')
  const coupons = page.getByRole('tab', { name: 'Coupons' })
  await coupons.tap()
  await expect(coupons).toHaveAttribute('aria-selected', 'true')
  expect(await coupons.evaluate(hasFocusRing)).toBe(false)
  await page.keyboard.press('ArrowRight')
  const past = page.getByRole('tab', { name: 'Past Passes' })
  await expect(past).toBeFocused()
  expect(await past.evaluate(hasFocusRing)).toBe(true)
})

test('on a narrow phone the selected tab is fully visible', async ({ page, onboarded }) => {
  await onboarded()
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/gig/my-gigs?tab=Completed')
  await expect(page.getByRole('tab', { name: 'Completed' })).toBeInViewport({ ratio: 1 })
})

test('a tap on a tab does not scroll the screen', async ({ page, onboarded }) => {
  await onboarded()
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/wallet')
  const coupons = page.getByRole('tab', { name: 'Coupons' })
  await coupons.evaluate((tab) => tab.scrollIntoView({ block: 'center' }))
  const screen = page.getByRole('main')
  const before = await screen.evaluate((main) => main.scrollTop)
  expect(before).toBeGreaterThan(50)
  await coupons.tap()
  await expect(page).toHaveURL(/tab=coupons/)
  expect(await screen.evaluate((main) => main.scrollTop)).toBe(before)
})
