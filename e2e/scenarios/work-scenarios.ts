import {
  cafes,
  coupons,
  expiredPass,
  history,
  longHindi,
  longMember,
  longName,
  pass,
  referrals,
} from '@baithak/tools/testing/large-fixtures'
import { heldPass } from '@baithak/tools/testing/stored'
import { testTime } from '@baithak/tools/testing/test-time'
import type { Page } from '@playwright/test'
import { isAppleMobile, neverLeave, offerInstallation, refusesNotifications } from './page-scripts'
import type { Scenario } from './scenario'

const openFirstCafe = {
  path: '/explore',
  steps: ({ pressAt }) => pressAt('a[href^="/cafe/"]'),
} satisfies Partial<Scenario>
const showsToast: Pick<Scenario, 'shows'> = { shows: (page) => page.locator('.toast').first() }

const visit = (day: string, cafeId = 'khidki-coffee', cafe = 'Khidki Coffee') => ({
  id: `${day}-${cafeId}`,
  memberId: 'member-1',
  name: 'Aanya Rao',
  passId: 'gold_monthly',
  cafeId,
  cafe,
  at: `${day}T08:30:00+05:30`,
})
const visits = [visit('2026-11-21'), visit('2026-11-20', 'dabara-house', 'Dabara House')]
const visited = {
  ...pass('gold_monthly'),
  'draft:visits': visits,
  sitting: { coffees: ['2026-11-20T09:00:00+05:30'] },
}
const endsTomorrow = {
  userPass: heldPass('silver_weekly', new Date(testTime), new Date('2026-11-22T20:00:00+05:30')),
}

/** As the café's desk does in another tab. */
const storeVisit = (page: Page) =>
  page.evaluate(
    (newValue) => {
      const key = 'draft:visits'
      localStorage.setItem(key, newValue)
      dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))
    },
    JSON.stringify(visits.slice(0, 1)),
  )

export const workScenarios: readonly Scenario[] = [
  { name: 'work-home', path: '/work', stored: pass('gold_monthly') },
  { name: 'work-home-no-pass', path: '/work' },
  { name: 'work-home-silver', path: '/work', stored: pass('silver_weekly') },
  {
    name: 'work-home-long',
    path: '/work',
    stored: { ...longMember(longName), ...cafes(50), ...pass('silver_monthly') },
  },
  {
    name: 'work-home-sitting',
    path: '/work',
    stored: visited,
    shows: (page) => page.locator('article ul button').first(),
  },
  { name: 'work-home-renewal', path: '/work', stored: endsTomorrow },
  { name: 'work-home-nameless', path: '/work', stored: { userData: {}, userName: '' } },
  { name: 'explore', path: '/explore' },
  { name: 'explore-gold', path: '/explore', stored: pass('gold_weekly') },
  {
    name: 'explore-suggestion',
    path: '/explore',
    steps: ({ page }) => page.getByRole('searchbox').fill('khirki'),
  },
  {
    name: 'explore-none',
    path: '/explore',
    steps: ({ page }) => page.getByRole('searchbox').fill('zzz'),
  },
  {
    name: 'explore-also-fits',
    path: '/explore',
    steps: ({ page }) => page.getByRole('searchbox').fill('indiranagar'),
    shows: (page) => page.locator('section > h2'),
  },
  {
    name: 'explore-one',
    path: '/explore',
    steps: ({ page }) => page.getByRole('searchbox').fill('a'),
  },
  { name: 'explore-no-favourites', path: '/explore?favourites=1' },
  {
    name: 'explore-favourites',
    path: '/explore?favourites=1',
    stored: { 'draft:favourites:cafes': ['dabara-house', 'gulmohar-counter'] },
  },
  {
    name: 'explore-recent-searches',
    path: '/explore',
    storedEnglish: true,
    stored: { 'draft:recent-searches:cafes': ['Third Wave Coffee', longName] },
    steps: ({ page }) => page.getByRole('searchbox').focus(),
  },
  { name: 'explore-50', path: '/explore', stored: cafes(50) },
  {
    name: 'explore-toast',
    path: '/explore',
    ...showsToast,
    steps: ({ press }) => press('work:explore.filter'),
  },
  { name: 'cafe', ...openFirstCafe },
  {
    name: 'cafe-busy',
    path: '/explore',
    steps: ({ pressAt }) => pressAt('a[href="/cafe/gulmohar-counter"]'),
  },
  {
    name: 'cafe-long',
    ...openFirstCafe,
    stored: cafes(2),
    steps: ({ pressAt }) => pressAt('a[href="/cafe/cafe-1"]'),
  },
  {
    name: 'cafe-toast',
    path: '/explore',
    ...showsToast,
    steps: async ({ pressAt, press }) => {
      await pressAt('a[href^="/cafe/"]')
      await press('work-cafe:reserve')
    },
  },
  { name: 'cafe-not-found', path: '/cafe/nowhere' },
  { name: 'map', path: '/map' },
  {
    name: 'map-card',
    path: '/map',
    steps: ({ pressAt }) => pressAt('button[aria-pressed], main button[aria-label*=","]', 1),
  },
  { name: 'wallet', path: '/wallet', stored: pass('gold_monthly') },
  { name: 'wallet-visited', path: '/wallet', stored: visited },
  { name: 'wallet-renewal', path: '/wallet', stored: endsTomorrow },
  { name: 'wallet-silver', path: '/wallet', stored: pass('silver_weekly') },
  { name: 'wallet-no-pass', path: '/wallet' },
  { name: 'wallet-expired', path: '/wallet', stored: expiredPass, ...showsToast },
  {
    name: 'wallet-coupons',
    storedEnglish: true,
    path: '/wallet',
    stored: { ...coupons, ...pass('silver_monthly') },
    steps: ({ press }) => press('work-wallet:tabs.coupons'),
  },
  {
    name: 'wallet-no-past',
    path: '/wallet',
    steps: ({ press }) => press('work-wallet:tabs.pastPasses'),
  },
  {
    name: 'wallet-past',
    path: '/wallet',
    stored: history(8),
    steps: ({ press }) => press('work-wallet:tabs.pastPasses'),
  },
  {
    name: 'wallet-past-sheet',
    path: '/wallet',
    stored: history(3),
    shows: (page) => page.getByRole('dialog'),
    steps: async ({ page, press }) => {
      await press('work-wallet:tabs.pastPasses')
      await page.getByRole('tabpanel').getByRole('button').first().click()
    },
  },
  {
    name: 'wallet-long',
    path: '/wallet',
    stored: { ...longMember(longHindi), ...pass('gold_weekly') },
  },
  {
    name: 'wallet-bought',
    path: '/purchase-pass',
    ...showsToast,
    steps: ({ page }) => page.getByRole('article').getByRole('button').nth(3).click(),
  },
  {
    name: 'wallet-install',
    path: '/wallet',
    stored: { ...pass('gold_monthly'), 'draft:install-offer': '"due"' },
    shows: (page) => page.getByRole('dialog'),
    steps: ({ page }) => page.evaluate(offerInstallation),
  },
  {
    name: 'wallet-install-by-hand',
    path: '/wallet',
    stored: { ...pass('gold_monthly'), 'draft:install-offer': '"due"' },
    shows: (page) => page.getByRole('dialog'),
    before: (page) => page.addInitScript(isAppleMobile),
  },
  {
    name: 'wallet-reminder-refused',
    path: '/wallet',
    stored: { ...pass('silver_weekly'), 'draft:reminders': { pass: true } },
    before: (page) => page.addInitScript(refusesNotifications),
  },
  { name: 'purchase', path: '/purchase-pass' },
  { name: 'purchase-replaces', path: '/purchase-pass', stored: pass('silver_monthly') },
  { name: 'compare', path: '/compare-passes' },
  { name: 'compare-upgrade', path: '/compare-passes', stored: pass('silver_monthly') },
  { name: 'compare-holder', path: '/compare-passes', stored: pass('gold_monthly') },
  { name: 'check-in', path: '/check-in', stored: pass('gold_monthly') },
  {
    name: 'check-in-receipt',
    path: '/check-in',
    stored: pass('gold_monthly'),
    steps: ({ page }) => storeVisit(page),
    shows: (page) => page.locator('#visit-rubber').first(),
  },
  { name: 'check-in-no-pass', path: '/check-in' },
  {
    name: 'check-in-long',
    path: '/check-in',
    stored: { ...longMember(longName), ...pass('silver_weekly') },
  },
  { name: 'invite', path: '/taster-invite' },
  {
    name: 'invite-declined',
    path: '/taster-invite',
    ...showsToast,
    steps: ({ press }) => press('work-tasting:decline'),
  },
  {
    name: 'invite-rated',
    path: '/taster-invite',
    stored: { tastingAnswer: { week: '2026-W47', answer: 'rated' } },
  },
  { name: 'rating', path: '/taster-invite/rate' },
  {
    name: 'rating-filled',
    path: '/taster-invite/rate',
    steps: async ({ page }) => {
      for (const [group, star] of [4, 3, 5].entries())
        await page
          .getByRole('radiogroup')
          .nth(group)
          .getByRole('radio')
          .nth(star - 1)
          .check({ force: true })
      await page.getByRole('textbox').fill(longHindi)
    },
  },
  {
    name: 'rating-error',
    path: '/taster-invite/rate',
    ...showsToast,
    steps: ({ press }) => press('work-tasting:submit'),
  },
  { name: 'invite-earn', path: '/invite-earn' },
  { name: 'invite-earn-12', path: '/invite-earn', stored: referrals },
  {
    name: 'invite-earn-toast',
    path: '/invite-earn',
    ...showsToast,
    steps: ({ press }) => press('work-referrals:simulate'),
  },
  { name: 'profile', path: '/profile' },
  { name: 'profile-visited', path: '/profile', stored: { ...visited, tasterPoints: 50 } },
  {
    name: 'profile-long',
    path: '/profile',
    stored: { ...longMember(longName), ...pass('gold_monthly') },
  },
  {
    name: 'signed-out',
    path: '/profile',
    ...showsToast,
    steps: async ({ page, press }) => {
      await page.evaluate(neverLeave)
      await press('work-profile:signOut')
    },
  },
  { name: 'settings', path: '/settings' },
  {
    name: 'settings-edit',
    path: '/settings',
    shows: (page) => page.getByRole('dialog'),
    steps: ({ press }) => press('work-settings:profile.edit'),
  },
  {
    name: 'settings-partner',
    path: '/settings',
    stored: { userData: { name: 'Aanya Rao', role: 'Café Partner' } },
  },
  { name: 'settings-long', path: '/settings', stored: longMember(longHindi) },
  {
    name: 'settings-missing',
    path: '/settings',
    stored: { userData: {}, userName: '', userPhone: '', userEmail: '' },
  },
]
