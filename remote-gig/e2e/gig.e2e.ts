import { expect, test } from '@baithak/e2e/fixtures'

test('an artist applies to a gig and finds it in My Gigs, the eleventh of a week needs the premium pass', {
  tag: '@gig',
}, async ({ page, onboarded }) => {
  await onboarded({
    artistProfile: {
      name: 'Ira Menon',
      premium_pass: false,
      verified_performer: false,
      applied_gigs_count: 9,
      last_applied_week: '2026-W47',
    },
  })
  const main = page.getByRole('main')
  const apply = page.getByRole('button', { name: 'Apply', exact: true })
  await page.goto('/gig')
  await main
    .getByRole('link', { name: /Sunday Acoustic/ })
    .first()
    .click()
  await apply.click()
  await expect(page.getByText('Application Sent').first()).toBeVisible()
  await expect(page).toHaveURL('/gig/my-gigs')
  await expect(page.getByRole('tabpanel', { name: 'Applied' })).toContainText('Sunday Acoustic')

  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click()
  await main
    .getByRole('link', { name: /Ghazal Baithak/ })
    .first()
    .click()
  await apply.click()
  await expect(page.getByText('Weekly Limit Reached!').first()).toBeVisible()
  await page.getByRole('dialog').getByText('Upgrade Now').click()
  await page.getByRole('button', { name: 'Purchase Pass' }).click()
  await expect(page.getByText('Congratulations').first()).toBeVisible()
  await expect(page).toHaveURL('/gig/artist-profile')
  await expect(page.getByText('Ghazal Baithak is waiting')).toBeVisible()
})

test('the café of a gig opens with its page, and Back returns to the gig', {
  tag: '@gig',
}, async ({ page, onboarded }) => {
  await onboarded({})
  await page.goto('/gig')
  await page
    .getByRole('link', { name: /Sunday Acoustic/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Tulsi Courtyard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tulsi Courtyard' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Sunday Acoustic' })).toBeVisible()
})
