import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'

const maxTabPresses = 80

/** Presses Tab until the target has the focus, and fails if it never does. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < maxTabPresses; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${target} is not focused after ${maxTabPresses} presses of Tab.`)
}

async function press(page: Page, target: Locator) {
  await target.waitFor()
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name?: string | RegExp) =>
  page.getByRole('heading', { level: 1, ...(name && { name }) })

/** Expects a new screen to announce itself by the focus on its heading. */
async function expectScreen(page: Page, name: string | RegExp) {
  await expect(heading(page, name)).toBeFocused()
}

// Radix announces a toast in another element for a second, which a busy device may not paint.
const expectToast = (page: Page, text: string) =>
  expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible()

test('by keyboard alone a member buys a pass and shows the QR', { tag: '@work' }, async ({
  page,
  onboarded,
}) => {
  await onboarded()
  await page.goto('/work')
  await heading(page, 'Namaste, Aanya').waitFor()
  await press(page, main(page).getByRole('link', { name: 'Purchase a Pass' }))
  await expectScreen(page, 'Purchase a Pass')
  const gold = page.getByRole('article', { name: /Gold.*Monthly/ })
  await press(page, gold.getByRole('button', { name: /Buy Pass/ }))

  await expectToast(page, 'Your Gold Monthly Pass is now active.')
  await expectScreen(page, 'Manage Pass')
  await press(page, main(page).getByRole('link', { name: 'Show QR Code' }))
  await expectScreen(page, 'Your Check-in QR')
  await expect(page.getByRole('img', { name: 'Check-in QR code of Aanya Rao' })).toBeVisible()
  await press(page, page.getByRole('link', { name: 'Done' }))
  await expectScreen(page, 'Namaste, Aanya')
  await expect(page).toHaveTitle('Work · Baithak')
})

test('by keyboard alone a partner signs in, adds a café and sees it', { tag: '@admin' }, async ({
  page,
}) => {
  await page.goto('/admin/login')
  await press(page, page.getByRole('button', { name: 'Sign In' }))
  await expectToast(page, 'Login Successful')
  await expectScreen(page, /^Good /)
  const opener = page.getByRole('button', { name: 'Add New Café' })
  await press(page, opener)
  const dialog = page.getByRole('dialog', { name: 'Add New Café' })
  await expect(dialog).toBeFocused()
  await tabTo(page, dialog.getByRole('textbox', { name: 'Name' }))
  await page.keyboard.type('Nilgiri Loft')
  await tabTo(page, dialog.getByRole('textbox', { name: 'Address' }))
  await page.keyboard.type('4 Cambridge Road, Ulsoor')
  await press(page, dialog.getByRole('button', { name: 'Add Café' }))
  await expectToast(page, 'Café Added')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(page.getByRole('row').filter({ hasText: 'Nilgiri Loft' })).toBeAttached()
})
