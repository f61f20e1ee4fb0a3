// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { v } from '../schema'
import { errorsReported, fakeStorage } from '../testing/fake-storage'
import type { RecordStore } from './app-storage'
import type { AppStorage } from './named-records'
import { visitsItem } from './visits-item'

const partyDraft = {
  name: 'party',
  schema: v.object({ guests: v.number() }),
  fallback: { guests: 10 },
}

const dates = {
  purchaseDate: '2026-11-20T10:00:00.000Z',
  expiryDate: '2026-12-20T10:00:00.000Z',
}
const gig = {
  id: 3,
  title: 'Ghazal Baithak',
  cafe: 'Dabara House',
  date: '2026-11-28',
  location: 'Indiranagar',
  paid: true,
  genre: 'Ghazal',
  time: '7:00 PM',
  compensation: '₹6,500',
  audience: '60',
  description: 'An evening of ghazals',
}
const more = { addedByALaterBuild: { deep: [1, null, 'दो'] } }

type Row = [key: string, text: string, of: (storage: AppStorage) => RecordStore<unknown>]
const record = <T>(store: RecordStore<T>) => store as RecordStore<unknown>

const jsonRow = (key: string, stored: unknown, of: Row[2]): Row => [key, JSON.stringify(stored), of]

const table: Row[] = [
  jsonRow('cafes', [{ name: 'Khidki', id: 'c9', rating: 4.6, ...more }], (s) => record(s.cafes)),
  jsonRow('userPass', { passId: 'silver_weekly', ...dates, ...more }, (s) => record(s.userPass)),
  jsonRow(
    'passHistory',
    [
      {
        id: 'gold_weekly',
        type: 'Gold',
        duration: 'Weekly',
        price: 3150,
        benefits: ['Free WiFi'],
        status: 'Expired',
        ...dates,
        ...more,
      },
    ],
    (s) => record(s.passHistory),
  ),
  jsonRow(
    'userCoupons',
    [
      {
        id: 'k1',
        title: '₹50 off',
        description: 'F&B',
        expiry: '20 Dec 2026',
        status: 'active',
        type: 'referral',
        ...more,
      },
    ],
    (s) => record(s.userCoupons),
  ),
  jsonRow('userData', { name: 'Anya', phone: '98', email: 'a@b.in', ...more }, (s) =>
    record(s.userData),
  ),
  ['userName', 'Anya "राव"', (s) => record(s.userName)],
  ['userId', '42', (s) => record(s.userId)],
  ['userPhone', '9876543210', (s) => record(s.userPhone)],
  ['userEmail', 'anya@example.in', (s) => record(s.userEmail)],
  jsonRow('referrals', [{ name: 'Dev', status: 'Completed', date: '2026-11-01', ...more }], (s) =>
    record(s.referrals),
  ),
  jsonRow(
    'my_parties',
    [
      {
        id: 'P-1795000000000',
        venueName: 'Chandni Terrace',
        date: '2026-12-12',
        timeFrom: '19:00',
        timeTo: '23:00',
        guests: 10,
        type: 'Private',
        package: 'Buffet Bliss',
        packagePrice: 999,
        addOns: [{ name: 'Decorations', price: 2000 }],
        totalPrice: 11990,
        status: 'Enquiry Sent',
        enquiryDate: '2026-11-20T10:00:00.000Z',
        ...more,
      },
    ],
    (s) => record(s.myParties),
  ),
  jsonRow(
    'cafe_hopping_bookings',
    [{ booking_id: 'b1', route_id: 'r1', qr_code: 'HOP-1', ...more }],
    (s) => record(s.cafeHoppingBookings),
  ),
  jsonRow(
    'cafe_hopping_routes',
    [
      {
        route_id: 'r1',
        route_name: 'The Filter Trail',
        description: 'Four cafés',
        cafes_included: [{ id: 'c1', name: 'Dabara House', address: '100 Feet Road' }],
        event_date: '2026-12-06T10:00:00',
        slots_available: 12,
        price_per_person: 799,
        cover_image: 'counter-work',
        status: 'Active',
        ...more,
      },
    ],
    (s) => record(s.cafeHoppingRoutes),
  ),
  jsonRow('checkins_b1', ['c1', 7], (s) => record(s.checkins('b1'))),
  jsonRow(
    'artistProfile',
    {
      name: 'Ira Menon',
      premium_pass: true,
      verified_performer: true,
      applied_gigs_count: 4,
      last_applied_week: '2026-W47',
      ...more,
    },
    (s) => record(s.artistProfile),
  ),
  jsonRow(
    'appliedGigs',
    {
      Applied: [gig],
      Shortlisted: [],
      Confirmed: [],
      Completed: [{ ...gig, rating: 4.5, ...more }],
      ...more,
    },
    (s) => record(s.appliedGigs),
  ),
  ['isUserOnboarded', 'true', (s) => record(s.isUserOnboarded)],
  // Our own, which the specification does not name.
  ['theme', 'dark', (s) => record(s.theme as RecordStore<unknown>)],
  ['tasterPoints', '50', (s) => record(s.tasterPoints)],
  jsonRow('draft:party', { guests: 12, ...more }, (s) => record(s.item(partyDraft))),
  jsonRow(
    'draft:visits',
    [
      {
        id: '1795000000000-7K2Q',
        memberId: 'U-1',
        name: 'Anya',
        passId: 'gold_monthly',
        cafeId: 'dabara-house',
        cafe: 'Dabara House',
        at: '2026-11-23T04:00:00.000Z',
        ...more,
      },
    ],
    (s) => record(s.item(visitsItem)),
  ),
]

describe('the table of keys', () => {
  test.each(table)('%s is read, and written back to the letter', async (key, text, of) => {
    const device = fakeStorage({ [key]: text })
    const { storage, errors } = device.openTab()
    const store = of(storage)
    expect(store.key).toBe(key)
    const value = store.getState()
    expect(value).not.toEqual(store.getInitialState())
    expect(store.remove()).toEqual({ ok: true })
    expect(device.texts.size).toBe(0)
    expect(store.getState()).toEqual(store.getInitialState())
    expect(store.write(value)).toEqual({ ok: true })
    expect(Object.fromEntries(device.texts)).toEqual({ [key]: text })
    await errorsReported()
    expect(errors).toEqual([])
  })

  test('leaves out no record', () => {
    const { storage } = fakeStorage().openTab()
    const keys = Object.values(storage).flatMap((each) =>
      typeof each === 'object' ? each.key : [],
    )
    const families = ['checkins_b1', 'draft:party', 'draft:visits']
    expect([...keys, ...families].sort()).toEqual(table.map(([key]) => key).sort())
  })

  test('fields of a later build survive a change made by this one', () => {
    const device = fakeStorage({ userData: JSON.stringify({ name: 'Anya', ...more }) })
    device.openTab().storage.userData.write((member) => ({ ...member, email: 'anya@example.in' }))
    expect(device.texts.get('userData')).toBe(
      JSON.stringify({ name: 'Anya', ...more, email: 'anya@example.in' }),
    )
  })

  test('the onboarding flag is the bare word true, and a visitor without it is not onboarded', () => {
    const device = fakeStorage()
    const { storage } = device.openTab()
    expect(storage.isUserOnboarded.getState()).toBe(false)
    storage.isUserOnboarded.write(true)
    expect(device.texts.get('isUserOnboarded')).toBe('true')
    device.externalWrite('isUserOnboarded', 'yes')
    expect(storage.isUserOnboarded.getState()).toBe(false)
    expect(device.quarantinedTexts('isUserOnboarded')).toEqual(['yes'])
  })
})
