import { passCodes } from '@baithak/domain/check-in'
import { addedCafe, cafes, longHindi, longName } from '@baithak/e2e/fixtures/large-fixtures'
import { pass } from '@baithak/e2e/fixtures/stored'
import type { Scenario } from '@baithak/e2e/screens/scenario'
import type { Page } from '@playwright/test'

/** A café with counts as long as those of the whole network. */
const busyCafe = {
  cafes: cafes(1).cafes.map((cafe) => ({
    ...cafe,
    checkIns: 1_849_822_194,
    liveCheckIns: 49_995_110,
    weekCheckIns: 449_956_930,
  })),
}

const checkIns = {
  'draft:visits': [
    { name: 'Rohan Deshpande', passId: 'silver_monthly', at: '2026-11-21T08:41:00+05:30' },
    { name: 'आन्या राव', passId: 'gold_weekly', at: '2026-11-21T08:12:00+05:30' },
    { name: longName, passId: null, bookingId: 'HOP-1', at: '2026-11-21T08:02:00+05:30' },
  ].map((checkIn, index) => ({
    id: `v-${index}`,
    memberId: `m-${index}`,
    cafeId: 'dabara-house',
    cafe: 'Dabara House',
    ...checkIn,
  })),
}
const checkInsAndPass = {
  ...checkIns,
  ...pass('gold_monthly', new Date('2026-11-28T00:00:00+05:30')),
}

async function typeCode(page: Page, code: string) {
  await page.getByRole('textbox').fill(code)
  await page.keyboard.press('Enter')
}
/** Types the code that a member's screen showed some minutes ago. */
async function typeGoldCode(page: Page, minutesAgo = 0) {
  const now = new Date((await page.evaluate(() => Date.now())) - minutesAgo * 60_000)
  const day = new Date(2026, 10, 28)
  const pass = { memberId: 'member-1', name: 'Aanya Rao', kind: 'gold_monthly', day, now } as const
  await typeCode(page, passCodes(pass).shortCode)
}
/** A scenario of the desk. A result leaves by itself unless it is touched. */
const desk = (
  name: string,
  outcome: 'accepted' | 'already' | 'refused',
  enterCode: NonNullable<Scenario['steps']>,
): Scenario => ({
  name: `admin-check-in-${name}`,
  path: '/admin/check-in',
  ...(outcome !== 'refused' && { stored: checkInsAndPass, storedEnglish: true }),
  shows: (page) => page.locator(`[data-outcome="${outcome}"]`),
  steps: async (page, press) => {
    await enterCode(page, press)
    await page.locator('[data-outcome]').dispatchEvent('pointerdown')
  },
})

const dashboard = '/admin/dashboard'
const cafe = '/admin/cafe/dabara-house'
const add = { path: dashboard, press: ['admin:dashboard.add'], shows: 'dialog' } as const

export const scenarios: readonly Scenario[] = [
  { name: 'admin-login', path: '/admin/login' },
  { name: 'admin-signed-in', path: '/admin/login', press: ['admin:signIn.submit'], shows: 'toast' },
  { name: 'admin-dashboard', path: dashboard },
  { name: 'admin-dashboard-50', path: dashboard, stored: cafes(50) },
  { name: 'admin-dashboard-crores', path: dashboard, stored: busyCafe },
  { name: 'admin-dashboard-none', path: dashboard, search: 'zzz' },
  { name: 'admin-add', ...add },
  { name: 'admin-add-errors', ...add, press: [...add.press, 'admin:newCafe.submit'] },
  {
    name: 'admin-add-long',
    ...add,
    steps: async (page) => {
      const fields = page.getByRole('dialog').getByRole('textbox')
      await fields.nth(0).fill(longName)
      await fields.nth(1).fill(longHindi)
    },
  },
  { name: 'admin-cafe', path: cafe },
  { name: 'admin-cafe-added', path: '/admin/cafe/C-1', stored: addedCafe, storedEnglish: true },
  { name: 'admin-cafe-long', path: '/admin/cafe/cafe-0', stored: cafes(1) },
  { name: 'admin-promoted', path: cafe, press: ['admin:cafe.promote'], shows: 'toast' },
  { name: 'admin-edit', path: cafe, press: ['admin:edit.open'], shows: 'dialog' },
  { name: 'admin-check-in', path: '/admin/check-in', stored: checkIns, storedEnglish: true },
  desk('accepted', 'accepted', (page) => typeGoldCode(page)),
  desk('already', 'already', async (page, press) => {
    await typeGoldCode(page)
    await press('admin:checkIn.next')
    await typeGoldCode(page)
  }),
  desk('refused', 'refused', (page) => typeGoldCode(page, 10)),
  desk('ahead', 'refused', (page) => typeGoldCode(page, -7)),
  {
    name: 'admin-check-in-errors',
    path: '/admin/check-in',
    steps: async (page) => {
      await page.getByRole('main').getByRole('button').nth(1).click()
      await typeCode(page, 'K7Q2-M9XD-4HTB')
    },
  },
  { name: 'admin-cafe-missing', path: '/admin/cafe/nowhere' },
]
