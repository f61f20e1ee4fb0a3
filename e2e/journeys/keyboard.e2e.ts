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
const expectScreen = (page: Page, name: string | RegExp) =>
  expect(heading(page, name)).toBeFocused()

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

test('by keyboard a partner adds a café with a picture, and Explore in another tab shows it', {
  tag: ['@admin', '@work'],
}, async ({ page, context, onboarded }) => {
  await page.goto('/admin/login')
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await onboarded()
  const explore = await context.newPage()
  await explore.goto('/explore')
  await expect(heading(explore)).toBeVisible()
  await page.bringToFront()

  await press(page, page.getByRole('button', { name: 'Sign In' }))
  await expectToast(page, 'Login Successful')
  await expectScreen(page, /^Good /)
  const opener = page.getByRole('button', { name: 'Add New Café' })
  await press(page, opener)
  const dialog = page.getByRole('dialog', { name: 'Add New Café' })
  await expect(dialog).toBeFocused()
  await tabTo(page, dialog.getByRole('textbox', { name: 'Name' }))
  await page.keyboard.type('Mango Leaf Café')
  await tabTo(page, dialog.getByRole('textbox', { name: 'Address' }))
  await page.keyboard.type('12 Temple Road, Malleshwaram')
  const buffer = await page.screenshot({ type: 'png' })
  const picture = { name: 'front.png', mimeType: 'image/png', buffer }
  await dialog.locator('input[type="file"]').first().setInputFiles(picture)
  await expect(dialog.locator('img').first()).toBeVisible()
  await press(page, dialog.getByRole('button', { name: 'Add Café' }))
  await expectToast(page, 'Café Added')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(page.getByRole('rowheader', { name: 'Mango Leaf Café' })).toBeInViewport()

  await explore.bringToFront()
  await explore.getByRole('searchbox').fill('mango')
  const row = explore.getByRole('listitem').filter({ hasText: 'Mango Leaf Café' })
  await expect(row.locator('img').first()).toHaveAttribute('src', /^data:image\/jpeg/)
  await row.getByRole('link').first().click()
  await expect(heading(explore, 'Mango Leaf Café')).toBeVisible()
})
