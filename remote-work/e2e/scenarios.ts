import {
  addedCafe,
  cafes,
  longHindi,
  longMember,
  longName,
} from '@baithak/e2e/fixtures/large-fixtures'
import { pass } from '@baithak/e2e/fixtures/stored'
import type { Scenario } from '@baithak/e2e/screens/scenario'
import { checkedIn, endsTomorrow, passScenarios } from './pass-scenarios'
import { referrals } from './stored-passes'

/** Runs in the page: disables the timer that leaves the page after signing out. */
const neverLeave = `window.setTimeout = new Proxy(window.setTimeout, {
  apply: (later, page, [run, wait]) => (wait === 1500 ? 0 : later.call(page, run, wait)),
})`

const firstCafe = 'a[href^="/cafe/"]'
const noDetails = { userData: {}, userName: '', userPhone: '', userEmail: '' }

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
  { name: 'work-home-renewal', path: '/work', stored: endsTomorrow },
  { name: 'work-home-nameless', path: '/work', stored: { userData: {}, userName: '' } },
  { name: 'explore', path: '/explore' },
  { name: 'explore-gold', path: '/explore', stored: pass('gold_weekly') },
  { name: 'explore-none', path: '/explore', search: 'zzz' },
  {
    name: 'explore-also-fits',
    path: '/explore',
    search: 'indiranagar',
    shows: (page) => page.locator('section > h2'),
  },
  { name: 'explore-one', path: '/explore', search: 'a' },
  { name: 'explore-50', path: '/explore', stored: cafes(50) },
  { name: 'explore-toast', path: '/explore', press: ['work:explore.filter'], shows: 'toast' },
  { name: 'cafe', path: '/explore', press: [firstCafe] },
  {
    name: 'cafe-added',
    path: '/explore',
    stored: addedCafe,
    storedEnglish: true,
    press: ['a[href="/cafe/C-1"]'],
  },
  {
    name: 'explore-added',
    path: '/explore',
    stored: addedCafe,
    storedEnglish: true,
    search: 'kaapi',
  },
  { name: 'cafe-busy', path: '/explore', press: ['a[href="/cafe/gulmohar-counter"]'] },
  { name: 'cafe-long', path: '/explore', stored: cafes(2), press: ['a[href="/cafe/cafe-1"]'] },
  {
    name: 'cafe-toast',
    path: '/explore',
    press: [firstCafe, 'work:cafe.reserve'],
    shows: 'toast',
  },
  { name: 'cafe-not-found', path: '/cafe/nowhere' },
  { name: 'map', path: '/map' },
  {
    name: 'map-card',
    path: '/map',
    press: [':nth-match(button[aria-pressed], main button[aria-label*=","], 2)'],
  },
  { name: 'invite', path: '/taster-invite' },
  {
    name: 'invite-declined',
    path: '/taster-invite',
    press: ['work:tasting.decline'],
    shows: 'toast',
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
    steps: async (page) => {
      for (const [index, stars] of [4, 3, 5].entries()) {
        const group = page.getByRole('radiogroup').nth(index)
        await group
          .getByRole('radio')
          .nth(stars - 1)
          .check({ force: true })
      }
      await page.getByRole('textbox').fill(longHindi)
    },
  },
  {
    name: 'rating-error',
    path: '/taster-invite/rate',
    press: ['work:tasting.submit'],
    shows: 'toast',
  },
  { name: 'invite-earn', path: '/invite-earn' },
  { name: 'invite-earn-12', path: '/invite-earn', stored: referrals },
  {
    name: 'invite-earn-toast',
    path: '/invite-earn',
    press: ['work:referrals.simulate'],
    shows: 'toast',
  },
  { name: 'profile', path: '/profile' },
  { name: 'profile-visited', path: '/profile', stored: { ...checkedIn, tasterPoints: 50 } },
  {
    name: 'profile-long',
    path: '/profile',
    stored: { ...longMember(longName), ...pass('gold_monthly') },
  },
  {
    name: 'signed-out',
    path: '/profile',
    shows: 'toast',
    steps: async (page, press) => {
      await page.evaluate(neverLeave)
      await press('work:profile.signOut')
    },
  },
  { name: 'settings', path: '/settings' },
  {
    name: 'settings-edit',
    path: '/settings',
    press: ['work:settings.profile.edit'],
    shows: 'dialog',
  },
  { name: 'settings-long', path: '/settings', stored: longMember(longHindi) },
  { name: 'settings-missing', path: '/settings', stored: noDetails },
]
