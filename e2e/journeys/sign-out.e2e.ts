import { expect, test } from '../fixtures'
import { enterNumberAndCode } from '../fixtures/complete-onboarding'

test('a member who has signed out gets everything back with the same number', {
  tag: '@work',
}, async ({ page, onboarded, holding }) => {
  await onboarded()
  await holding('gold_monthly')
  await page.goto('/profile')
  const pass = () => page.evaluate(() => localStorage.getItem('userPass'))
  const before = await pass()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('link', { name: 'Get Started' }).click()
  expect(await pass()).toBeNull()

  await enterNumberAndCode(page, '9876543210', '123456')
  const copy = page.getByRole('region', { name: 'Your copy' })
  await expect(copy.getByText('Aanya Rao')).toBeVisible()
  await expect(copy.getByText(/^You signed out on 21 Nov 2026\./)).toBeVisible()
  await copy.getByRole('button', { name: 'Bring back' }).click()
  await expect(page.getByRole('heading', { name: 'What kind of sitting?' })).toBeVisible()
  expect(await pass()).toBe(before)
})
