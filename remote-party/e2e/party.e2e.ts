import { expect, test } from '@baithak/e2e/fixtures'
import { partyWith } from './stored-parties'

test('a party is planned, confirmed by the venue after five seconds, and paid', {
  tag: '@party',
}, async ({ page, onboarded }) => {
  await onboarded()
  await page.goto('/party')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Chandni Terrace/ })
    .click()
  await page.getByRole('button', { name: 'Reserve Party' }).click()
  const step = (name: string) => page.getByRole('heading', { level: 1, name })
  const next = page.getByRole('button', { name: 'Next', exact: true })
  await expect(step('Date & Time')).toBeVisible()
  await next.click()
  await expect(step('Guests')).toBeVisible()
  await page.getByRole('button', { name: 'Add one guest' }).click()
  await expect(page.getByRole('spinbutton')).toHaveValue('11')
  await next.click()
  await expect(step('Package')).toBeVisible()
  await next.click()
  await expect(step('Add-ons')).toBeVisible()
  await page.getByRole('checkbox', { name: /Decorations/ }).check({ force: true })
  await next.click()
  await expect(step('Confirm')).toBeVisible()
  await expect(page.getByRole('main').getByText('₹10,789')).toBeVisible()
  await page.getByRole('button', { name: 'Send Enquiry' }).click()

  await expect(page.getByText('Enquiry Sent').first()).toBeVisible()
  await expect(page).toHaveURL('/party/manage')
  await page.getByRole('button', { name: 'Pay ₹10,789' }).click()
  const ticket = page.getByRole('dialog', { name: 'Payment Successful' })
  await expect(ticket).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(ticket).toBeHidden()
  await expect(page.getByRole('main').getByText('Paid & Booked')).toBeVisible()

  await page.getByRole('link', { name: 'Chat with Chandni Terrace' }).click()
  await page.getByRole('textbox').fill('Is the speaker Bluetooth?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log')).toContainText('Is the speaker Bluetooth?')
})

test('a double tap on Withdraw enquiry presses nothing behind its sheet', {
  tag: '@party',
}, async ({ page, onboarded }) => {
  await onboarded(partyWith('Confirmed - Pay Now', { id: 'P-1' }))
  await page.goto('/party/manage?enquiry=P-1')
  await page.getByRole('button', { name: 'Withdraw enquiry' }).click()
  const sheet = page.getByRole('dialog', { name: 'Withdraw this enquiry?' })
  await sheet.getByRole('button', { name: 'Withdraw enquiry' }).dblclick()
  await expect(page.getByRole('main').getByText('Cancelled')).toBeVisible()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/party/manage?enquiry=P-1')
})

test('a guest’s answer opens before onboarding, and says whose it is', {
  tag: '@party',
}, async ({ page }) => {
  const answer = Buffer.from(JSON.stringify([1, 'ABCDEFGHIJKL', 'Kabir', 'coming', 2, '']))
  await page.goto(`/party/manage/invitation?enquiry=P-1#${answer.toString('base64url')}`)
  await expect(page.getByRole('heading', { name: 'Kabir is coming.' })).toBeVisible()
})
