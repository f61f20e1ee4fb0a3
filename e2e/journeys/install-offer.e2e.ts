import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

declare global {
  interface Window {
    promptCount?: number
  }
}

/** The browser's offer to install the app; the context of a test is incognito, which makes none. */
const offerInstallation = (page: Page) =>
  page.evaluate(() => {
    const prompt = async () => {
      window.promptCount = (window.promptCount ?? 0) + 1
    }
    window.dispatchEvent(
      Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }),
    )
  })

test('the first purchase of a pass ends with the offer to install the app, once', async ({
  page,
  onboarded,
}) => {
  await onboarded()
  await page.goto('/purchase-pass')
  await offerInstallation(page)
  await page.getByRole('button', { name: 'Buy Pass: Gold Monthly' }).click()
  await expect(page.locator('.toast')).toContainText('Pass Purchased!')
  const sheet = page.getByRole('dialog', { name: 'Keep your pass at hand' })
  await expect(sheet).toBeVisible()
  // It takes the focus after its first frame, and keeps it.
  await expect(sheet).toBeFocused()
  const names = ['Close', 'Not now', 'Install', 'Close']
  for (const name of names) {
    await page.keyboard.press('Tab')
    await expect(sheet.getByRole('button', { name })).toBeFocused()
  }
  await sheet.getByRole('button', { name: 'Install' }).press('Enter')
  await expect(sheet).toBeHidden()
  expect(await page.evaluate(() => window.promptCount)).toBe(1)
  expect(await page.evaluate(() => localStorage.getItem('draft:install-offer'))).toBe('"shown"')
})
