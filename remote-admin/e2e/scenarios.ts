import { passCodes } from '@baithak/domain/check-in'
import { addedCafe, cafes, longHindi, longName } from '@baithak/e2e/fixtures/large-fixtures'
import { heldPass, testTime } from '@baithak/e2e/fixtures/stored'
import { type Scenario, showsDialog, showsToast } from '@baithak/e2e/screens/scenario'
import type { Page } from '@playwright/test'

/** A café with counts as long as they may become for the whole network. */
const busyCafe = {
  cafes: cafes(1).cafes.map((cafe) => ({
    ...cafe,
    checkIns: 1_849_822_194,
    liveCheckIns: 49_995_110,
    weekCheckIns: 449_956_930,
  })),
}

const visits = {
  'draft:visits': [
    { name: 'Rohan Deshpande', passId: 'silver_monthly', at: '2026-11-21T08:41:00+05:30' },
    { name: 'आन्या राव', passId: 'gold_weekly', at: '2026-11-21T08:12:00+05:30' },
    { name: longName, passId: null, bookingId: 'HOP-1', at: '2026-11-21T08:02:00+05:30' },
  ].map((visit, index) => ({
    id: `v-${index}`,
    memberId: `m-${index}`,
    cafeId: 'dabara-house',
    cafe: 'Dabara House',
    ...visit,
  })),
}
const visitsAndPass = {
  ...visits,
  userPass: {
    ...heldPass('gold_monthly', new Date(testTime)),
    expiryDate: '2026-11-28T00:00:00+05:30',
  },
}
const typeCode = (code: string) => async (page: Page) => {
  await page.getByRole('textbox').fill(code)
  await page.keyboard.press('Enter')
}

/** Types the code that a member's screen had some minutes ago. */
async function typeGoldCode(page: Page, minutesAgo = 0) {
  const now = new Date((await page.evaluate(() => Date.now())) - minutesAgo * 60_000)
  const { shortCode } = passCodes({
    memberId: 'member-1',
    name: 'Aanya Rao',
    kind: 'gold_monthly',
    day: new Date(2026, 10, 28),
    now,
  })
  await typeCode(shortCode)(page)
}
/** The board of a result leaves by itself unless it is touched. */
const holdBoard = (page: Page) => page.locator('[data-outcome]').dispatchEvent('pointerdown')
const showsOutcome = (kind: 'accepted' | 'already' | 'refused'): Pick<Scenario, 'shows'> => ({
  shows: (page) => page.locator(`[data-outcome="${kind}"]`),
})

export const scenarios: readonly Scenario[] = [
  { name: 'admin-login', path: '/admin/login' },
  {
    name: 'admin-signed-in',
    path: '/admin/login',
    ...showsToast,
    steps: ({ press }) => press('admin:signIn.submit'),
  },
  { name: 'admin-dashboard', path: '/admin/dashboard' },
  { name: 'admin-dashboard-50', path: '/admin/dashboard', stored: cafes(50) },
  { name: 'admin-dashboard-crores', path: '/admin/dashboard', stored: busyCafe },
  {
    name: 'admin-dashboard-none',
    path: '/admin/dashboard',
    steps: ({ page }) => page.getByRole('searchbox').fill('zzz'),
  },
  {
    name: 'admin-add',
    path: '/admin/dashboard',
    ...showsDialog,
    steps: ({ press }) => press('admin:dashboard.add'),
  },
  {
    name: 'admin-add-errors',
    path: '/admin/dashboard',
    ...showsDialog,
    steps: async ({ press }) => {
      await press('admin:dashboard.add')
      await press('admin:newCafe.submit')
    },
  },
  {
    name: 'admin-add-long',
    path: '/admin/dashboard',
    ...showsDialog,
    steps: async ({ page, press }) => {
      await press('admin:dashboard.add')
      const fields = page.getByRole('dialog').getByRole('textbox')
      await fields.nth(0).fill(longName)
      await fields.nth(1).fill(longHindi)
    },
  },
  { name: 'admin-cafe', path: '/admin/cafe/dabara-house' },
  { name: 'admin-cafe-added', path: '/admin/cafe/C-1', stored: addedCafe, storedEnglish: true },
  { name: 'admin-cafe-long', path: '/admin/cafe/cafe-0', stored: cafes(1) },
  {
    name: 'admin-promoted',
    path: '/admin/cafe/dabara-house',
    ...showsToast,
    steps: ({ press }) => press('admin:cafe.promote'),
  },
  {
    name: 'admin-edit',
    path: '/admin/cafe/dabara-house',
    ...showsDialog,
    steps: ({ press }) => press('admin:edit.open'),
  },
  { name: 'admin-check-in', path: '/admin/check-in', stored: visits, storedEnglish: true },
  {
    name: 'admin-check-in-accepted',
    path: '/admin/check-in',
    stored: visitsAndPass,
    storedEnglish: true,
    ...showsOutcome('accepted'),
    steps: async ({ page }) => {
      await typeGoldCode(page)
      await holdBoard(page)
    },
  },
  {
    name: 'admin-check-in-already',
    path: '/admin/check-in',
    stored: visitsAndPass,
    storedEnglish: true,
    ...showsOutcome('already'),
    steps: async ({ page, press }) => {
      await typeGoldCode(page)
      await press('admin:checkIn.next')
      await typeGoldCode(page)
      await holdBoard(page)
    },
  },
  {
    name: 'admin-check-in-refused',
    path: '/admin/check-in',
    ...showsOutcome('refused'),
    steps: async ({ page }) => {
      await typeGoldCode(page, 10)
      await holdBoard(page)
    },
  },
  {
    name: 'admin-check-in-ahead',
    path: '/admin/check-in',
    ...showsOutcome('refused'),
    steps: async ({ page }) => {
      await typeGoldCode(page, -7)
      await holdBoard(page)
    },
  },
  {
    name: 'admin-check-in-errors',
    path: '/admin/check-in',
    steps: async ({ page }) => {
      await page.getByRole('main').getByRole('button').nth(1).click()
      await typeCode('K7Q2-M9XD-4HTB')(page)
    },
  },
  { name: 'admin-cafe-missing', path: '/admin/cafe/nowhere' },
]
