import { expect, test } from '../fixtures'
import { blockRequests } from '../fixtures/block-requests'

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
