import {
  addedCafe,
  cafes,
  longHindi,
  longMember,
  longName,
  pass,
} from '@baithak/e2e/fixtures/large-fixtures'
import { type Scenario, showsDialog, showsToast } from '@baithak/e2e/screens/scenario'
import { endsTomorrow, passScenarios, visited } from './pass-scenarios'
import { referrals } from './stored-passes'

/** Runs in the page: disables the timer that leaves the page after signing out. */
const neverLeave = `window.setTimeout = new Proxy(window.setTimeout, {
  apply: (later, page, [run, wait]) => (wait === 1500 ? 0 : later.call(page, run, wait)),
})`

const openFirstCafe = {
  path: '/explore',
  steps: ({ pressAt }) => pressAt('a[href^="/cafe/"]'),
} satisfies Partial<Scenario>

export const scenarios: readonly Scenario[] = [
  ...passScenarios,
  { name: 'work-home', path: '/work', stored: pass('gold_monthly') },
  { name: 'work-home-no-pass', path: '/work' },
  { name: 'work-home-silver', path: '/work', stored: pass('silver_weekly') },
  {
    name: 'work-home-long',
    path: '/work',
    stored: { ...longMember(longName), ...cafes(50), ...pass('silver_monthly') },
  },
  { name: 'work-home-renewal', path: '/work', stored: endsTomorrow },
  {
    name: 'work-home-promoted',
    path: '/work',
    stored: {
      ...pass('gold_monthly'),
      ...addedCafe,
      'draft:promoted-cafes': { 'C-1': Date.parse('2026-11-25T09:00:00+05:30') },
    },
    storedEnglish: true,
  },
  { name: 'work-home-nameless', path: '/work', stored: { userData: {}, userName: '' } },
  { name: 'explore', path: '/explore' },
  { name: 'explore-gold', path: '/explore', stored: pass('gold_weekly') },
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
  { name: 'explore-50', path: '/explore', stored: cafes(50) },
  {
    name: 'explore-toast',
    path: '/explore',
    ...showsToast,
    steps: ({ press }) => press('work:explore.filter'),
  },
  { name: 'cafe', ...openFirstCafe },
  {
    name: 'cafe-added',
    path: '/explore',
    stored: addedCafe,
    storedEnglish: true,
    steps: ({ pressAt }) => pressAt('a[href="/cafe/C-1"]'),
  },
  {
    name: 'explore-added',
    path: '/explore',
    stored: addedCafe,
    storedEnglish: true,
    steps: ({ page }) => page.getByRole('searchbox').fill('kaapi'),
  },
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
      await press('work:cafe.reserve')
    },
  },
  { name: 'cafe-not-found', path: '/cafe/nowhere' },
  { name: 'map', path: '/map' },
  {
    name: 'map-card',
    path: '/map',
    steps: ({ pressAt }) => pressAt('button[aria-pressed], main button[aria-label*=","]', 1),
  },
  { name: 'invite', path: '/taster-invite' },
  {
    name: 'invite-declined',
    path: '/taster-invite',
    ...showsToast,
    steps: ({ press }) => press('work:tasting.decline'),
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
    steps: ({ press }) => press('work:tasting.submit'),
  },
  { name: 'invite-earn', path: '/invite-earn' },
  { name: 'invite-earn-12', path: '/invite-earn', stored: referrals },
  {
    name: 'invite-earn-toast',
    path: '/invite-earn',
    ...showsToast,
    steps: ({ press }) => press('work:referrals.simulate'),
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
      await press('work:profile.signOut')
    },
  },
  { name: 'settings', path: '/settings' },
  {
    name: 'settings-edit',
    path: '/settings',
    ...showsDialog,
    steps: ({ press }) => press('work:settings.profile.edit'),
  },
  { name: 'settings-long', path: '/settings', stored: longMember(longHindi) },
  {
    name: 'settings-missing',
    path: '/settings',
    stored: { userData: {}, userName: '', userPhone: '', userEmail: '' },
  },
]
