import { decodeQr, expect, test } from '../fixtures'
import { blockRequests } from '../fixtures/block-requests'
import { ofMode } from '../fixtures/of-mode'

test('a café added on the dashboard appears in Explore in another open tab, with its image', async ({
  page,
  context,
  onboarded,
}) => {
  await onboarded()
  await page.goto('/explore')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const dashboard = await context.newPage()
  await dashboard.goto('/admin/dashboard')
  await dashboard.getByRole('button', { name: 'Add New Café' }).click()
  const dialog = dashboard.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Mango Leaf Café')
  await dialog.getByLabel('Address').fill('12 Temple Road, Malleshwaram')
  const image = await dashboard.screenshot({ type: 'png' })
  await dialog
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'front.png', mimeType: 'image/png', buffer: image })
  await expect(dialog.locator('img').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Add Café' }).click()
  await expect(dashboard.getByText('Café Added').first()).toBeVisible()

  await page.getByRole('searchbox').fill('mango')
  const row = page.getByRole('listitem').filter({ hasText: 'Mango Leaf Café' })
  await expect(row).toBeVisible()
  await expect(row.locator('img').first()).toHaveAttribute('src', /^data:image\/jpeg/)
})

test(
  'the hopping pass shows a QR code that scans, and a check-in survives a reload',
  ofMode('party'),
  async ({ page, onboarded }) => {
    await onboarded()
    await page.goto('/party/cafe-hopping')
    await page.getByText('Your Hopping Pass').click()
    await expect(page.getByText('0 of 4 cafés')).toBeVisible()
    await page.getByRole('main').evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await expect.poll(() => decodeQr(page)).toContain('HOP-B7F2-0612')

    await page
      .getByRole('button', { name: /Check in/i })
      .first()
      .click()
    await page.getByRole('button', { name: 'Check in now' }).click()
    await expect(page.getByText('1 of 4 cafés')).toBeVisible()
    await expect(page.getByText(/Checked in at/).first()).toBeVisible()
    // A reload while the sheet's history entry is being removed would be aborted.
    await expect.poll(() => page.evaluate(() => history.state?.intercepts)).toBeUndefined()
    await page.reload()
    await expect(page.getByText('1 of 4 cafés')).toBeVisible()
  },
)

test('signing out removes the member’s data, confirms it, and leads to the welcome screen', async ({
  page,
  onboarded,
  holding,
}) => {
  await onboarded()
  await holding('silver_monthly')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText('See you soon!').first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('userPass'))).toBeNull()
  expect(new URL(page.url()).pathname).toBe('/profile')
  await expect(page.getByText('Work, Party, Perform')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('the language button is dimmed while a language loads', async ({ page, onboarded }) => {
  await onboarded()
  const unblock = await blockRequests(page, /\/locales\/hi\//)
  await page.goto('/')
  await expect(page.locator('html')).not.toHaveAttribute('data-prerendered')
  const button = page.getByRole('button', { name: 'हिन्दी' })
  await button.click()
  await expect(button).toHaveCSS('opacity', '0.7')
  unblock()
  await expect(page.getByRole('button', { name: 'English' })).toHaveCSS('opacity', '1')
})

test('a change of language applies to the mounted mode at once and persists', async ({
  page,
  onboarded,
}) => {
  await onboarded()
  await page.goto('/settings')
  await page.getByText('हिन्दी').click()
  await expect(page.getByRole('heading', { level: 1, name: 'खाता सेटिंग' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(page.getByText('App language changed to Hindi.').first()).toBeVisible()
  await page.goto('/gig')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/अपना मंच/)
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('hi')
})
