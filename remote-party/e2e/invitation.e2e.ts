import { readFile } from 'node:fs/promises'
import { expect, test } from '@baithak/e2e/fixtures'
import { testTime } from '@baithak/e2e/fixtures/stored'
import type { Page } from '@playwright/test'
import { partyWith } from './stored-parties'

const stored = partyWith('Paid & Booked', { id: 'P-1', date: '2026-12-12' })
const card = (page: Page) => page.getByRole('img', { name: /^Invitation card/ })

/** Width and height from the header of a PNG file. */
const pngSize = (file: Buffer) => [file.readUInt32BE(16), file.readUInt32BE(20)]

/** Takes the place of the device's share sheet. */
const captureShared = () => {
  const share = async ({ text = '', url = '' }: ShareData) => {
    document.body.dataset.shared = `${text} ${url}`
  }
  Object.assign(navigator, { share, canShare: () => true })
}
async function sharedLink(page: Page): Promise<string> {
  await expect(page.locator('body')).toHaveAttribute('data-shared', /http/)
  const shared = await page.locator('body').getAttribute('data-shared')
  return /http\S+/.exec(shared ?? '')?.[0] ?? ''
}

test('a host saves the card of a party and notes who is coming', { tag: '@party' }, async ({
  page,
  onboarded,
}) => {
  await onboarded(stored)
  await page.goto('/party/manage?enquiry=P-1')
  await page.getByRole('link', { name: 'Invite' }).click()
  await expect(card(page)).toHaveAccessibleName(/12 Dec 2026.*Chandni Terrace, Indiranagar/s)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save image' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('invitation.png')
  const file = await readFile(await download.path())
  expect(file.subarray(1, 4).toString()).toBe('PNG')
  expect(pngSize(file)).toEqual([1080, 1350])

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
  await onboarded(stored)
  await page.addInitScript(captureShared)
  await page.goto('/party/manage/invitation?enquiry=P-1')
  await page.getByRole('radio', { name: 'Birthday' }).check({ force: true })
  await expect(card(page)).toHaveAccessibleName(/Birthday party/)
  await page.getByRole('button', { name: 'Share' }).click()
  const invitation = await sharedLink(page)

  const guestContext = await browser.newContext({ baseURL: baseURL ?? '' })
  await guestContext.clock.install({ time: new Date(testTime) })
  const guest = await guestContext.newPage()
  await guest.addInitScript(captureShared)
  await guest.goto(invitation)
  await expect(card(guest)).toHaveAccessibleName(/Birthday party.*Hosted by Aanya Rao/s)
  await guest.getByRole('button', { name: 'Coming' }).click()
  await guest.getByLabel('Your name').fill('Riya Sen')
  await guest.getByRole('button', { name: 'Send answer' }).click()
  const answer = await sharedLink(guest)
  await guestContext.close()

  await page.goto(answer)
  await expect(page.getByText('Riya Sen is coming.', { exact: true })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Reply of Riya Sen' })).toBeVisible()
})
