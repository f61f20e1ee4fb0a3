import { expect, test } from '../fixtures'

const unknownPaths = [
  '/nowhere',
  '/onboarding/phone',
  '/party/nowhere',
  '/gig/nowhere',
  '/work/nowhere',
]

test('a member is redirected from an unknown path to the mode chooser', async ({
  page,
  onboarded,
}) => {
  await onboarded()
  for (const path of unknownPaths)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'What kind of sitting?' })).toBeVisible()
      expect(new URL(page.url()).pathname).toBe('/')
    })
})

test('the Partner Dashboard opens without onboarding, outside the phone frame, unlike section 2', async ({
  page,
}) => {
  await page.goto('/admin/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe('/admin/login')
})

test('signing out in one tab leads the others to the welcome screen, and onboarding in one leads them to the mode chooser', async ({
  page,
  context,
  onboarded,
}) => {
  await onboarded()
  await page.goto('/wallet')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/profile')
  await other.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('heading', { name: 'Work, Party, Perform' })).toBeVisible()
  await expect(page).toHaveURL('/')

  await page.getByRole('link', { name: 'Get Started' }).click()
  await expect(page.getByLabel('Mobile number')).toBeVisible()
  // The tab that signed out loads a new page 1.5 seconds later.
  await expect(other.getByRole('heading', { name: 'Work, Party, Perform' })).toBeVisible()
  await other.evaluate(() => localStorage.setItem('isUserOnboarded', 'true'))
  await expect(page.getByRole('heading', { name: 'What kind of sitting?' })).toBeVisible()
})
