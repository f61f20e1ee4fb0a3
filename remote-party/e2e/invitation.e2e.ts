import { expect, test } from '@baithak/e2e/fixtures'
import { testTime } from '@baithak/e2e/fixtures/stored'
import type { Page } from '@playwright/test'

const party = {
  id: 'P-1',
  venueName: 'Chandni Terrace',
  date: '2026-12-12',
  timeFrom: '19:00',
  timeTo: '23:00',
  guests: 10,
  status: 'Paid & Booked',
}

/** Takes the place of the device's share sheet. */
const captureShared = () => {
  const share = async ({ text = '', url = '' }: ShareData) => {
    document.body.dataset.shared = `${text} ${url}`
  }
  Object.assign(navigator, { share })
}
async function sharedLink(page: Page): Promise<string> {
  await expect(page.locator('body')).toHaveAttribute('data-shared', /http/)
  const shared = await page.locator('body').getAttribute('data-shared')
  return /http\S+/.exec(shared ?? '')?.[0] ?? ''
}

test('a host invites to a party and notes who is coming', { tag: '@party' }, async ({
  page,
  onboarded,
}) => {
  await onboarded({ my_parties: [party] })
  await page.goto('/party/manage?enquiry=P-1')
  await page.getByRole('link', { name: 'Invite' }).click()
  await expect(page.getByText('Chandni Terrace, Indiranagar')).toBeVisible()

  await page.getByLabel('Name of a guest').fill('Riya, Kabir')
  await page.keyboard.press('Enter')
  const reply = page.getByRole('group', { name: 'Reply of Riya' })
  await reply.getByRole('button', { name: 'Coming' }).click()
  await page.getByRole('button', { name: 'Remove Kabir' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.reload()
  await expect(page.getByRole('status', { name: 'Replies' })).toContainText('1 coming')
  await expect(page.getByRole('group', { name: 'Reply of Kabir' })).toBeVisible()
})

test('a guest without the app answers, and the host finds the answer on the guest list', {
  tag: '@party',
}, async ({ browser, baseURL, page, onboarded }) => {
  await onboarded({ my_parties: [party] })
  await page.addInitScript(captureShared)
  await page.goto('/party/manage/invitation?enquiry=P-1')
  await page.getByRole('radio', { name: 'Birthday' }).check({ force: true })
  await expect(page.getByRole('heading', { name: 'Birthday party' })).toBeVisible()
  await page.getByRole('button', { name: 'Share' }).click()
  const invitation = await sharedLink(page)

  const guestContext = await browser.newContext({ baseURL: baseURL ?? '' })
  await guestContext.clock.install({ time: new Date(testTime) })
  const guest = await guestContext.newPage()
  await guest.addInitScript(captureShared)
  await guest.goto(invitation)
  await expect(guest.getByRole('heading', { name: 'Birthday party' })).toBeVisible()
  await expect(guest.getByText('Hosted by Aanya Rao')).toBeVisible()
  await guest.getByRole('button', { name: 'Coming' }).click()
  await guest.getByLabel('Your name').fill('Riya Sen')
  await guest.getByRole('button', { name: 'Send answer' }).click()
  const answer = await sharedLink(guest)
  await guestContext.close()

  await page.goto(answer)
  await expect(page.getByText('Riya Sen is coming.', { exact: true })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Reply of Riya Sen' })).toBeVisible()
})
