import { expect, test } from '../fixtures'
import { pass } from '../fixtures/stored'

test('a partner types a member’s code: the check-in is accepted once, counted and in the wallet', {
  tag: ['@admin', '@work'],
}, async ({ page, context, onboarded }) => {
  await onboarded(pass('gold_monthly'))
  await page.goto('/check-in')
  const code = page.getByText(/^\w{4}-\w{4}-\w{4}$/)
  await expect(code).toBeVisible()
  const shortCode = await code.innerText()

  const desk = await context.newPage()
  await desk.goto('/admin/check-in')
  const result = desk.getByRole('status').filter({ hasText: /\S/ })
  const typed = desk.getByLabel('Code below the QR code')
  await typed.fill(shortCode.toLowerCase())
  await desk.keyboard.press('Enter')
  await expect(result).toContainText('Checked in')
  // A touched result stays. Otherwise it may leave before a busy device has read it.
  await desk.locator('[data-outcome]').dispatchEvent('pointerdown')
  for (const text of ['Aanya Rao', 'Gold Monthly', 'Valid until 19 Dec 2026'])
    await expect(result).toContainText(text)

  await desk.getByRole('button', { name: 'Next', exact: true }).click()
  await typed.fill(shortCode)
  await desk.keyboard.press('Enter')
  await expect(result).toContainText('Already checked in today')

  await desk.goto('/admin/dashboard')
  await expect(desk.locator('dl', { hasText: 'Check-ins in seven days' })).toContainText('1,931')
  await page.goto('/wallet')
  const rows = page.getByRole('tabpanel', { name: 'Check-ins' }).getByRole('listitem')
  await expect(rows.first()).toContainText(/Dabara House\s*21 Nov 2026/)
})
