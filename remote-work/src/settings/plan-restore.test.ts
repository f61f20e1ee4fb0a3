import { expect, test } from 'vitest'
import { planRestore } from './plan-restore'

const here = { userName: 'Ira', userEmail: 'ira@b.in', theme: 'dark', 'draft:visits': '[1]' }
const copy = { userName: 'Anya', userPass: '{}', my_parties: '[]', loyalty: '1' }

test('a copy replaces what is here, removes what it does not have, and says of whom it is', () => {
  expect(planRestore(here, { texts: copy })).toEqual({
    name: 'Anya',
    changes: { ...copy, userEmail: null },
    changed: ['profile', 'pass', 'parties', 'others'],
  })
  expect(planRestore(copy, { texts: copy })).toMatchObject({ changes: {}, changed: [] })
})

test('the theme and the check-ins of a device stay when the copy has none', () => {
  expect(planRestore(here, { texts: { ...copy, theme: 'light' } }).changes).toMatchObject({
    theme: 'light',
  })
  const { changes } = planRestore(here, { texts: copy })
  expect(Object.keys(changes)).not.toContain('theme')
  expect(Object.keys(changes)).not.toContain('draft:visits')
})

test('what is no text, and when a copy was last saved, is left out', () => {
  const texts = { userEmail: 7, lastCopy: '2026-11-20T10:00:00.000Z' }
  expect(planRestore({}, { texts })).toEqual({ name: '', changes: {}, changed: [] })
})

test.each([
  ['checkins_B-1', 'hopping'],
  ['cafe_hopping_routes', 'hopping'],
  ['draft:guests:P-1', 'parties'],
  ['draft:gig-filter', 'gigs'],
  ['tastingAnswer', 'rewards'],
  ['draft:visits', 'visits'],
  ['draft:party-wizard', 'others'],
])('%s is named as %s', (key, group) => {
  expect(planRestore({}, { texts: { [key]: '1' } }).changed).toEqual([group])
})

/** The list after a copy of it, if there is one, is restored. */
function restoredList(key: string, ours: object[], copied?: object[]) {
  const texts = (list: object[]) => ({ [key]: JSON.stringify(list) })
  const { changes } = planRestore(texts(ours), { texts: copied ? texts(copied) : {} })
  return JSON.parse(changes[key] ?? '') as { id: string; status: string }[]
}
const coupon = (id: string, status: string, type = 'referral') => ({
  id,
  title: '₹50',
  status,
  type,
})
const checkIn = (id: string) => ({
  id,
  memberId: 'U-1',
  name: '',
  passId: 'silver_monthly',
  cafeId: 'dabara-house',
  cafe: 'Dabara House',
  at: '2026-11-20T10:00:00.000Z',
})

test.each([
  ['a used coupon', coupon('c-1', 'used'), coupon('c-1', 'active')],
  [
    'the welcome coupon, whatever its id,',
    coupon('welcome-2', 'used', 'welcome'),
    coupon('welcome-1', 'active', 'welcome'),
  ],
])('%s stays used', (_, ours, copied) => {
  const restored = restoredList('userCoupons', [ours], [copied, coupon('c-9', 'active')])
  expect(restored.map(({ status }) => status)).toEqual(['used', 'active'])
})

test.each([[[]], [undefined]])('a used coupon that the list %j does not have stays', (copied) => {
  const ours = [coupon('welcome-2', 'used', 'welcome'), coupon('c-1', 'active')]
  const restored = restoredList('userCoupons', ours, copied)
  expect(restored.map(({ id }) => id)).toEqual(['welcome-2'])
})

test('a copy without coupons removes the key when none was used here', () => {
  const userCoupons = JSON.stringify([coupon('c-1', 'active')])
  expect(planRestore({ userCoupons }, { texts: {} }).changes).toEqual({ userCoupons: null })
})

test('a check-in that was made since the copy stays', () => {
  const checkIns = [checkIn('v-2'), checkIn('v-1')]
  const restored = restoredList('draft:visits', checkIns, [checkIn('v-1'), checkIn('v-0')])
  expect(restored.map(({ id }) => id)).toEqual(['v-2', 'v-1', 'v-0'])
})
