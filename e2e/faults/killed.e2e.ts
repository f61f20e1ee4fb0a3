import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { localUrl, shell } from '@baithak/build/apps'
import {
  heldPass,
  member,
  type StoredValues,
  seedLocalStorageFrom,
} from '@baithak/tools/testing/stored'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { openKillableBrowser } from '../fixtures/killable-browser'
import { long } from '../fixtures/long'

type Texts = Record<string, string | undefined>

interface Action {
  stored?: StoredValues
  path: string
  act(page: Page): Promise<void>
  /** What the app says. */
  confirmation: string
  isKept(texts: Texts): boolean
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click()
const enquiry = {
  id: 'P-1',
  venueName: 'Chandni Terrace',
  date: inDays(30).slice(0, 10),
  timeFrom: '19:00',
  timeTo: '23:00',
  guests: 10,
  type: 'Private',
  package: 'Buffet Bliss',
  packagePrice: 999,
  addOns: [],
  totalPrice: 9990,
  status: 'Confirmed - Pay Now',
  enquiryDate: inDays(-1),
}

const actions: Record<string, Action> = {
  'a purchase': {
    path: '/purchase-pass',
    act: press(/Buy Pass/),
    confirmation: 'Pass Purchased!',
    isKept: ({ userPass }) => userPass !== undefined,
  },
  'a payment': {
    stored: { my_parties: [enquiry] },
    path: '/party/manage?enquiry=P-1',
    act: press(/^Pay/),
    confirmation: 'Payment Successful',
    isKept: ({ my_parties }) => my_parties?.includes('Paid & Booked') === true,
  },
  'an application': {
    path: '/gig',
    async act(page) {
      await page.locator('a[href*="sunday-acoustic"]').first().click()
      await press('Apply')(page)
    },
    confirmation: 'Application Sent',
    isKept: ({ appliedGigs }) => appliedGigs?.includes('sunday-acoustic') === true,
  },
  'a sign-out': {
    stored: { userPass: heldPass('gold_monthly', new Date()) },
    path: '/profile',
    act: press('Sign Out'),
    confirmation: 'See you soon!',
    isKept: ({ userName, userPass }) => userName === undefined && userPass === undefined,
  },
}

const killDelayMs = 500

for (const [name, { stored, path, act, confirmation, isKept }] of Object.entries(actions))
  test(
    `${name} survives that the browser is killed half a second after it was confirmed`,
    long,
    async () => {
      const baseURL = localUrl(shell.port)
      const profile = await mkdtemp(join(tmpdir(), 'baithak-profile-'))
      const seeding = await openKillableBrowser(profile)
      await seedLocalStorageFrom(seeding.page, baseURL, { ...member, ...stored })
      await seeding.close()

      const browser = await openKillableBrowser(profile)
      await browser.page.goto(new URL(path, baseURL).href)
      await act(browser.page)
      await expect(browser.page.getByText(confirmation).first()).toBeVisible()
      await setTimeout(killDelayMs)
      await browser.kill()

      const { page, close } = await openKillableBrowser(profile)
      await page.goto(baseURL)
      // The page may reload meanwhile.
      const readTexts = () =>
        page.evaluate(() => ({ ...localStorage }) as Texts).catch((): Texts => ({ userName: '' }))
      await expect.poll(async () => isKept(await readTexts())).toBe(true)
      await close()
      await rm(profile, { recursive: true, force: true })
    },
  )
