import { expect, test } from '../fixtures'
import { pass } from '../fixtures/stored'
import { walk } from '../screens/find-faults'
import { scenariosByApp } from '../screens/scenarios'

test('the language changes at once, in every mode, and stays after a reload', async ({
  page,
  onboarded,
}) => {
  await onboarded(pass('gold_monthly'))
  await page.goto('/settings')
  await page.getByText('हिन्दी', { exact: true }).click()
  await expect(page.getByText('Language Updated!').first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('खाता सेटिंग')

  await page.goto('/wallet')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('मेरा पास')
  await page.goto('/gig')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/मंच/)

  await page.goto('/')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/What kind of\s*sitting\?/)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('link', { name: /^Work/ })).toBeVisible()
})

const homes = ['welcome', 'modes', 'work-home', 'wallet', 'party', 'gig', 'admin-dashboard']

test('the first screens are in Hindi, with nothing untranslated or cut off', async ({ page }) => {
  const all = Object.values(scenariosByApp).flat()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const scenarios = homes.flatMap((home) => all.filter(({ name }) => name === home))
  expect(scenarios).toHaveLength(homes.length)
  expect(await walk(page, scenarios, 'hi')).toEqual([])
})
