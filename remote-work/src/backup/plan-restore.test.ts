import { expect, test } from 'vitest'
import { planRestore } from './plan-restore'

const json = (value: unknown) => JSON.stringify(value)
const coupon = (id: string, status: string, type = 'referral') => ({
  id,
  title: '₹50',
  status,
  type,
})
const visit = (id: string) => ({
  id,
  memberId: 'U-1',
  name: '',
  passId: 'silver_monthly',
  cafeId: 'dabara-house',
  cafe: 'Dabara House',
  at: '2026-11-20T10:00:00.000Z',
})
const party = { id: 'P-1', venueName: 'Chandni Terrace', status: 'Paid & Booked' }
const copy = { userName: 'Anya', userId: 'member-1', my_parties: json([party]), theme: 'dark' }

test('on an empty device all of it is restored, to the letter, and it says whose it is', () => {
  expect(planRestore({}, { texts: { ...copy, loyalty: '1' } })).toEqual({
    name: 'Anya',
    changes: { ...copy, loyalty: '1' },
    changed: ['profile', 'parties', 'others'],
    refused: [],
    hasUnknown: true,
  })
})

test('it replaces what is here, and removes what it has not', () => {
  const here = {
    ...copy,
    userName: 'Ira',
    userEmail: 'i@b.in',
    i18nextLng: 'hi',
    'agenda:gig': '[]',
  }
  const { changes, changed } = planRestore(here, { texts: copy })
  expect(changes).toEqual({ userName: 'Anya', userEmail: null })
  expect(changed).toEqual(['profile'])
})

test('where all of it is, nothing changes', () => {
  expect(planRestore(copy, { texts: copy })).toMatchObject({ changes: {}, changed: [] })
})

test.each([
  ['a used coupon', coupon('c-1', 'used'), coupon('c-1', 'active')],
  [
    'the welcome coupon, whatever its id',
    coupon('welcome-2', 'used', 'welcome'),
    coupon('welcome-1', 'active', 'welcome'),
  ],
])('%s stays used', (_, ours, copied) => {
  const { changes } = planRestore(
    { userCoupons: json([ours]) },
    { texts: { userCoupons: json([copied, coupon('c-9', 'active')]) } },
  )
  const restored = JSON.parse(changes.userCoupons ?? '')
  expect(restored.map(({ status }: { status: string }) => status)).toEqual(['used', 'active'])
})

test('a visit that was made since the copy stays', () => {
  const here = { 'draft:visits': json([visit('v-2'), visit('v-1')]) }
  const { changes } = planRestore(here, {
    texts: { 'draft:visits': json([visit('v-1'), visit('v-0')]) },
  })
  expect(JSON.parse(changes['draft:visits'] ?? '').map(({ id }: { id: string }) => id)).toEqual([
    'v-2',
    'v-1',
    'v-0',
  ])
  expect(planRestore(here, { texts: {} }).changes).toEqual({})
})

test('what is invalid is left out alone, and named by what it is about', () => {
  const { changes, refused } = planRestore(
    {},
    {
      texts: {
        userName: 'Anya',
        userPass: json({
          passId: 'gold_weekly',
          purchaseDate: '2026-02-31',
          expiryDate: '2026-03-09',
        }),
        my_parties: json([party, { id: 7 }]),
        tasterPoints: '"many"',
        i18nextLng: 'xx',
        userEmail: 7,
      },
    },
  )
  expect(changes).toEqual({ userName: 'Anya', my_parties: json([party]) })
  expect(refused).toEqual(['profile', 'pass', 'rewards', 'parties', 'others'])
})
