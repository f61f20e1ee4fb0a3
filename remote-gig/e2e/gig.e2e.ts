import { expect, test } from '@baithak/e2e/fixtures'

test('an artist applies to gigs until the weekly limit, and goes on with the premium pass', {
  tag: '@gig',
}, async ({ page, onboarded }) => {
  const artist = { name: 'Ira Menon', applied_gigs_count: 9, last_applied_week: '2026-W47' }
  await onboarded({ artistProfile: artist })
  const apply = page.getByRole('button', { name: 'Apply', exact: true })
  const openGig = (name: RegExp) =>
    page.getByRole('main').getByRole('link', { name }).first().click()
  await page.goto('/gig')
  await openGig(/Sunday Acoustic/)
  await apply.click()
  await expect(page.getByText('Application Sent').first()).toBeVisible()
  await expect(page).toHaveURL('/gig/my-gigs')
  await expect(page.getByRole('tabpanel', { name: 'Applied' })).toContainText('Sunday Acoustic')

  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click()
  await openGig(/Ghazal Baithak/)
  await apply.click()
  await expect(page.getByText('Weekly Limit Reached!').first()).toBeVisible()
  await page.getByRole('dialog').getByText('Upgrade Now').click()
  await page.getByRole('button', { name: 'Purchase Pass' }).click()
  await expect(page.getByText('Congratulations').first()).toBeVisible()
  await expect(page).toHaveURL('/gig/artist-profile')
  await expect(page.getByText('Ghazal Baithak is waiting')).toBeVisible()
})
