import { expect, test } from '../fixtures'

const ringed = (element: HTMLElement) => element.matches(':focus-visible')

test('a pressed tab wears no ring; one that the arrow keys reach does', async ({
  page,
  onboarded,
}) => {
  await onboarded()
  await page.goto('/wallet')
  const coupons = page.getByRole('tab', { name: 'Coupons' })
  await coupons.tap()
  await expect(coupons).toHaveAttribute('aria-selected', 'true')
  expect(await coupons.evaluate(ringed)).toBe(false)
  await page.keyboard.press('ArrowRight')
  const past = page.getByRole('tab', { name: 'Past Passes' })
  await expect(past).toBeFocused()
  expect(await past.evaluate(ringed)).toBe(true)
})

test('on a narrow phone the chosen tab is seen whole', async ({ page, onboarded }) => {
  await onboarded()
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/gig/my-gigs?tab=Completed')
  await expect(page.getByRole('tab', { name: 'Completed' })).toBeInViewport({ ratio: 1 })
})

test('a pressed tab stays under the finger, however far down the screen it is', async ({
  page,
  onboarded,
}) => {
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
