import { expect, test } from '../fixtures'
import { translatePage } from '../fixtures/translate-page'
import { findUntranslated } from '../scenarios/find-untranslated'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ page }) => page.addInitScript(translatePage))

test('on a page that the browser translates, Apply, a purchase, a period and the language change the screen', async ({
  page,
  onboarded,
}) => {
  await onboarded()
  await page.goto('/gig')
  await page.getByRole('link', { name: 'Ghazal Baithak' }).first().click()
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(page.getByRole('tab', { name: 'Applied', selected: true })).toBeVisible()

  await page.goto('/invite-earn')
  await page.getByRole('button', { name: "Simulate Friend's Purchase" }).click()
  await expect(page.locator('.toast').first()).toBeVisible()

  await page.goto('/admin/dashboard')
  await page.getByText('Today', { exact: true }).first().click()
  await expect(page).toHaveURL(/period=today/)

  await page.goto('/')
  await page.getByRole('button', { name: 'हिन्दी' }).click()
  await expect(page.getByRole('button', { name: 'English' })).toBeVisible()
  expect(await page.evaluate(findUntranslated, ['English', 'Baithak', 'F8'])).toEqual([])
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('link', { name: 'Work' })).toBeVisible()
})
