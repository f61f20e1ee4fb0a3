import { expect, test } from '../fixtures'

test('a café that a partner adds appears in the table, and in Explore in another tab', {
  tag: ['@admin', '@work'],
}, async ({ page, context, onboarded }) => {
  await onboarded()
  await page.goto('/explore')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const dashboard = await context.newPage()
  await dashboard.goto('/admin/login')
  await dashboard.getByRole('button', { name: 'Sign In' }).click()
  await expect(dashboard.getByText('Login Successful').first()).toBeVisible()
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
  await expect(dialog).toBeHidden()
  await expect(
    dashboard.getByRole('rowheader').filter({ hasText: 'Mango Leaf Café' }),
  ).toBeInViewport()

  await page.getByRole('searchbox').fill('mango')
  const row = page.getByRole('listitem').filter({ hasText: 'Mango Leaf Café' })
  await expect(row.locator('img').first()).toHaveAttribute('src', /^data:image\/jpeg/)
  await row.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mango Leaf Café' })).toBeVisible()
})
