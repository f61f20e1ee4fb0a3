import { longHindi, longMember, longName } from '@baithak/e2e/fixtures/large-fixtures'
import { pass } from '@baithak/e2e/fixtures/stored'
import type { Scenario } from '@baithak/e2e/screens/scenario'
import { coupons, expiredPass, history } from './stored-passes'

const checkIn = (day: string, cafeId: string, cafe: string) => ({
  id: `${day}-${cafeId}`,
  memberId: 'member-1',
  name: 'Aanya Rao',
  passId: 'gold_monthly',
  cafeId,
  cafe,
  at: `${day}T08:30:00+05:30`,
})
export const checkedIn = {
  ...pass('gold_monthly'),
  'draft:visits': [
    checkIn('2026-11-21', 'khidki-coffee', 'Khidki Coffee'),
    checkIn('2026-11-20', 'dabara-house', 'Dabara House'),
  ],
}
export const endsTomorrow = pass('silver_weekly', new Date('2026-11-22T20:00:00+05:30'))
const pastPasses = ['work:wallet.tabs.pastPasses']

/** The wallet, buying a pass and checking in with it. */
export const passScenarios: readonly Scenario[] = [
  { name: 'wallet', path: '/wallet', stored: pass('gold_monthly') },
  { name: 'wallet-visited', path: '/wallet', stored: checkedIn },
  { name: 'wallet-renewal', path: '/wallet', stored: endsTomorrow },
  { name: 'wallet-silver', path: '/wallet', stored: pass('silver_weekly') },
  { name: 'wallet-no-pass', path: '/wallet' },
  { name: 'wallet-expired', path: '/wallet', stored: expiredPass, shows: 'toast' },
  {
    name: 'wallet-coupons',
    storedEnglish: true,
    path: '/wallet',
    stored: { ...coupons, ...pass('silver_monthly') },
    press: ['work:wallet.tabs.coupons'],
  },
  { name: 'wallet-no-past', path: '/wallet', press: pastPasses },
  { name: 'wallet-past', path: '/wallet', stored: history(8), press: pastPasses },
  {
    name: 'wallet-long',
    path: '/wallet',
    stored: { ...longMember(longHindi), ...pass('gold_weekly') },
  },
  {
    name: 'wallet-bought',
    path: '/purchase-pass',
    shows: 'toast',
    steps: (page) => page.getByRole('article').getByRole('button').nth(3).click(),
  },
  { name: 'purchase', path: '/purchase-pass' },
  { name: 'purchase-replaces', path: '/purchase-pass', stored: pass('silver_monthly') },
  { name: 'compare', path: '/compare-passes' },
  { name: 'compare-upgrade', path: '/compare-passes', stored: pass('silver_monthly') },
  { name: 'compare-holder', path: '/compare-passes', stored: pass('gold_monthly') },
  { name: 'check-in', path: '/check-in', stored: pass('gold_monthly') },
  { name: 'check-in-no-pass', path: '/check-in' },
  {
    name: 'check-in-long',
    path: '/check-in',
    stored: { ...longMember(longName), ...pass('silver_weekly') },
  },
]
