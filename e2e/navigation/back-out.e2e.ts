import { expect, test } from '../fixtures'
import { completeOnboarding } from '../fixtures/complete-onboarding'
import { long, longUnless } from '../fixtures/long'

test('after onboarding one step back leaves the app', async ({ page }) => {
  await page.goto('/')
  await completeOnboarding(page)
  await page.reload()
  const loadsAgain = page.waitForEvent('load')
  await page.getByRole('button', { name: "Let's Go" }).click()

  await loadsAgain
  await expect(page.getByRole('heading', { name: 'What kind of sitting?' })).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
})

for (const first of ['/', '/wallet'])
  test(
    `after signing out of a session that began at ${first} one step back leaves the app`,
    longUnless(first === '/wallet'),
    async ({ page, onboarded }) => {
      await onboarded()
      await page.goto(first)
      const nav = page.getByRole('navigation', { name: 'Main' })
      await nav.getByRole('link', { name: 'Explore' }).click()
      await nav.getByRole('link', { name: 'Profile' }).click()
      const loadsAgain = page.waitForEvent('load')
      await page.getByRole('button', { name: 'Sign Out' }).click()

      await loadsAgain
      await expect(page.getByRole('heading', { name: 'Work, Party, Perform' })).toBeVisible()
      await expect(page).toHaveURL('/')
      await page.goBack()
      await expect(page).toHaveURL('about:blank')
    },
  )

test('on a slow network signing out requests the app once', long, async ({ page, onboarded }) => {
  await onboarded()
  await page.goto('/wallet')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Profile' })
    .click()
  let requestCount = 0
  await page.route(/:\d+\/$/, async (route) => {
    if (route.request().isNavigationRequest()) requestCount += 1
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue().catch(() => {})
  })
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('heading', { name: 'Work, Party, Perform' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-prerendered')
  expect(requestCount).toBe(1)
})
