import { parseCode } from '@baithak/domain/check-in'
import { expect, test } from '../fixtures'
import { decodeQr } from '../fixtures/decode-qr'
import { enterNumberAndCode } from '../fixtures/enter-number-and-code'

test('a new user completes onboarding, buys a pass and shows a check-in code that scans', async ({
  page,
}) => {
  const toast = (title: string) => page.locator('.toast', { hasText: title })

  await page.goto('/')
  await expect(page.getByText('Work, Party, Perform')).toBeVisible()
  await page.getByRole('link', { name: 'Get Started' }).click()

  await enterNumberAndCode(page, '98450 12345', '417285')
  await expect(toast('OTP Sent')).toContainText(/\d{6}/)

  await page.getByLabel('Full name').fill('Aanya Rao')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Three small favours' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: "Let's Go" }).click()

  await expect(page.getByRole('heading', { name: 'What kind of sitting?' })).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.getByRole('link', { name: /^Work/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Aanya')

  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.getByRole('link', { name: 'Wallet' }).click()
  await expect(page.getByText('No Active Pass')).toBeVisible()
  await page.getByRole('link', { name: 'Purchase a Pass' }).click()
  const silverMonthly = page.getByRole('article', { name: /Silver.*Monthly/ })
  await expect(silverMonthly).toContainText('₹4,999')
  await silverMonthly.getByRole('button', { name: /Buy Pass/ }).click()

  await expect(page).toHaveURL(/\/wallet$/)
  await expect(toast('✅ Pass Purchased!')).toContainText('Your Silver Monthly Pass is now active.')
  await expect(page.getByText('21 Dec 2026').first()).toBeVisible()
  await page.getByRole('link', { name: 'Show QR Code' }).click()

  await expect(page.getByRole('heading', { name: 'Your Check-in QR' })).toBeVisible()
  await expect(page.getByText('Aanya Rao')).toBeVisible()
  await expect(page.getByText('Present this QR code at the café counter.')).toBeVisible()
  await expect
    .poll(async () =>
      parseCode(
        (await decodeQr(page.locator('svg[aria-label*=QR]'))) ?? '',
        new Date('2026-11-21T09:00:00+05:30'),
      ),
    )
    .toMatchObject({ name: 'Aanya Rao', kind: 'silver_monthly' })

  await page.getByRole('link', { name: 'Done' }).click()
  await expect(page).toHaveURL(/\/work$/)
})

test('a newcomer at the URL of a mode sees Welcome before the app has loaded', async ({ page }) => {
  await page.route('**/*.js', () => {})
  await page.goto('/work', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Work, Party, Perform' })).toBeVisible()
  await page.goto('/party/invitation', { waitUntil: 'commit' })
  await expect(page.getByRole('main')).toHaveAttribute('data-mode', 'party')
})
