import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { ofMode } from '../fixtures/of-mode'

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

const hasFocus = (container: Locator) =>
  container.evaluate((element) => element.contains(document.activeElement))

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name?: string | RegExp) =>
  page.getByRole('heading', { level: 1, ...(name && { name }) })

/** Expects a new screen to announce itself by the focus on its heading. */
async function expectScreen(page: Page, name: string | RegExp) {
  await expect(heading(page, name)).toBeFocused()
}

declare global {
  interface Window {
    announcements: string[]
  }
}

/** Records what is announced: the text of a toast is in the page for a second only. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.announcements = []
    const record = () => {
      for (const region of document.querySelectorAll('[role=status], [role=alert]'))
        if (region.checkVisibility() && !region.closest('[inert], [aria-hidden=true]'))
          window.announcements.push(region.textContent)
    }
    const all = { childList: true, characterData: true, subtree: true }
    new MutationObserver(record).observe(document, all)
  }),
)

const expectAnnouncement = (page: Page, text: string) =>
  expect
    .poll(() => page.evaluate(() => window.announcements))
    .toContainEqual(expect.stringContaining(text))

test(
  'by keyboard alone a member buys a pass and shows the QR',
  ofMode('work'),
  async ({ page, onboarded }) => {
    await onboarded()
    await page.goto('/work')
    await heading(page, 'Namaste, Aanya').waitFor()
    await press(page, main(page).getByRole('link', { name: 'Purchase a Pass' }))
    await expectScreen(page, 'Purchase a Pass')
    const gold = page.getByRole('article', { name: /Gold.*Monthly/ })
    await press(page, gold.getByRole('button', { name: /Buy Pass/ }))

    await expectAnnouncement(page, 'Your Gold Monthly Pass is now active.')
    await expectScreen(page, 'Manage Pass')
    await press(page, main(page).getByRole('link', { name: 'Show QR Code' }))
    await expectScreen(page, 'Your Check-in QR')
    await expect(page.getByRole('img', { name: 'Check-in QR code of Aanya Rao' })).toBeVisible()
    await press(page, page.getByRole('link', { name: 'Done' }))
    await expectScreen(page, 'Namaste, Aanya')
    await expect(page).toHaveTitle('Work · Baithak')
  },
)

test(
  'by keyboard alone a party is planned, confirmed and paid',
  ofMode('party', { isLong: true }),
  async ({ page, onboarded }) => {
    await onboarded()
    await page.goto('/party')
    await heading(page).waitFor()
    await press(page, main(page).getByRole('link', { name: /Chandni Terrace/ }))
    await expectScreen(page, 'Chandni Terrace')
    await press(page, page.getByRole('button', { name: 'Reserve Party' }))

    const next = page.getByRole('button', { name: 'Next' })
    await expectScreen(page, 'Date & Time')
    await press(page, next)
    await expectScreen(page, 'Guests')
    await tabTo(page, page.getByRole('button', { name: 'One guest more' }))
    await page.keyboard.press('Space')
    await press(page, next)
    await expectScreen(page, 'Package')
    await press(page, next)
    await expectScreen(page, 'Add-ons')
    await tabTo(page, page.getByRole('checkbox', { name: /Decorations/ }))
    await page.keyboard.press('Space')
    await press(page, next)
    await expectScreen(page, 'Confirm')
    await expect(main(page).getByText('₹10,789')).toBeVisible()
    await press(page, page.getByRole('button', { name: 'Send Enquiry' }))

    await expectAnnouncement(page, 'Enquiry Sent')
    await expectScreen(page, 'My Parties')
    const pay = page.getByRole('button', { name: 'Pay ₹10,789' })
    await expect(pay).toBeVisible({ timeout: 8000 })
    await expectAnnouncement(page, 'Chandni Terrace: Confirmed - Pay Now')
    await press(page, pay)
    const ticket = page.getByRole('dialog', { name: 'Payment Successful' })
    await expect.poll(() => hasFocus(ticket)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(ticket).toBeHidden()
    await expect(main(page).getByText('Paid & Booked')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Invite', exact: true })).toBeFocused()
  },
)

test(
  'by keyboard alone an artist applies to a gig and sees it in My Gigs',
  ofMode('gig'),
  async ({ page, onboarded }) => {
    await onboarded()
    await page.goto('/gig')
    await heading(page).waitFor()
    await press(page, main(page).getByRole('link', { name: /Sunday Acoustic/ }))
    await expectScreen(page, 'Sunday Acoustic')
    await press(page, page.getByRole('button', { name: 'Apply' }))
    await expectAnnouncement(page, 'Application Sent')
    await expectScreen(page, 'My Gigs')
    await expect(page.getByRole('tabpanel', { name: 'Applied' })).toContainText('Sunday Acoustic')
  },
)

test(
  'by keyboard alone a partner signs in, adds a café and sees it',
  ofMode('admin'),
  async ({ page }) => {
    await page.goto('/admin/login')
    await press(page, page.getByRole('button', { name: 'Sign In' }))
    await expectAnnouncement(page, 'Login Successful')
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
    await expectAnnouncement(page, 'Café Added')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await expect(page.getByRole('row').filter({ hasText: 'Nilgiri Loft' })).toBeAttached()
  },
)
