import { expect, test } from '../fixtures'
import { completeOnboarding } from '../fixtures/complete-onboarding'

test('who has come through onboarding leaves the app with one step back', async ({ page }) => {
  await page.goto('/')
  await completeOnboarding(page)
  await page.reload()
  await page.evaluate(() => Object.assign(window, { sameLife: true }))
  await page.getByRole('button', { name: "Let's Go" }).click()

  await expect.poll(() => page.evaluate(() => 'sameLife' in window)).toBe(false)
  await expect(page.getByRole('heading', { name: 'What kind of sitting?' })).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.goBack()
  expect(page.url()).toBe('about:blank')
})

for (const first of ['/', '/wallet'])
  test(`who has come to ${first} and signed out leaves the app with one step back`, async ({
    page,
    onboarded,
  }) => {
    await onboarded()
    await page.goto(first)
    const nav = page.getByRole('navigation', { name: 'Main' })
    await nav.getByRole('link', { name: 'Explore' }).click()
    await nav.getByRole('link', { name: 'Profile' }).click()
    await page.evaluate(() => Object.assign(window, { sameLife: true }))
    await page.getByRole('button', { name: 'Sign Out' }).click()

    await expect.poll(() => page.evaluate(() => 'sameLife' in window)).toBe(false)
    await expect(page.getByRole('heading', { name: 'Work, Party, Perform' })).toBeVisible()
    await expect(page).toHaveURL('/')
    await page.goBack()
    expect(page.url()).toBe('about:blank')
  })

test('on a slow network the app is asked for once when one signs out', async ({
  page,
  onboarded,
}) => {
  await onboarded()
  await page.goto('/wallet')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Profile' })
    .click()
  let asked = 0
  await page.route(/:\d+\/$/, async (route) => {
    if (route.request().isNavigationRequest()) asked += 1
    await new Promise((come) => setTimeout(come, 1500))
    await route.continue().catch(() => {})
  })
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('heading', { name: 'Work, Party, Perform' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-first-paint')
  expect(asked).toBe(1)
})
