import { expect, test } from '../fixtures'

test('without storage the app says so and works until the page is closed', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.goto('/')
  await expect(page.getByText('Nothing can be saved here').first()).toBeVisible()
  await page.getByRole('link', { name: 'Get Started' }).click()
  await expect(page.getByLabel('Mobile number')).toBeVisible()
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('row').nth(1)).toBeAttached()
})

test('a record that cannot be read is reported and copied, and its screen works', async ({
  page,
  onboarded,
}) => {
  await onboarded({ userPass: '{"passId":' })
  await page.goto('/wallet')
  await expect(page.getByText('Some saved data could not be read').first()).toBeVisible()
  await expect(page.getByText('No Active Pass')).toBeVisible()
  const kept = () =>
    page.evaluate(() =>
      Object.entries(localStorage).filter(([key]) => key.startsWith('quarantine:userPass:')),
    )
  await expect.poll(kept).toEqual([[expect.any(String), '{"passId":']])
})

test('with full storage a purchase fails with a message, and no data is lost', async ({
  page,
  onboarded,
}) => {
  await onboarded()
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/purchase-pass')
  await page
    .getByRole('button', { name: /Buy Pass/ })
    .first()
    .click()
  await expect(page.getByText('Could not be saved').first()).toBeVisible()
  await expect(page).toHaveURL('/purchase-pass')
})
