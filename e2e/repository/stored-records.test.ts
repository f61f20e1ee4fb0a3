// @vitest-environment jsdom
import {
  cafesRecord,
  checkinsRecord,
  hoppingBookingsRecord,
  hoppingRoutesRecord,
  isUserOnboardedRecord,
  memberSinceRecord,
  userDataRecord,
  userEmailRecord,
  userIdRecord,
  userNameRecord,
  userPassRecord,
  userPhoneRecord,
  visitsRecord,
} from '@baithak/domain'
import type { RecordDefinition } from '@baithak/storage'
import { fakeStorage } from '@baithak/testing'
import { themeRecord } from '@baithak/ui/theme-record'
import { describe, expect, test } from 'vitest'
import { gigAnswersRecord } from '../../remote-gig/src/model/answers'
import { artistRecord } from '../../remote-gig/src/model/artist'
import { appliedGigsRecord } from '../../remote-gig/src/model/gig'
import { partyDraftRecord } from '../../remote-party/src/model/party-draft'
import { myPartiesRecord } from '../../remote-party/src/model/party-enquiry'
import { userCouponsRecord } from '../../remote-work/src/model/coupons/coupon'
import { passHistoryRecord } from '../../remote-work/src/model/pass/past-pass'
import { referralsRecord } from '../../remote-work/src/model/referral'
import { sittingRecord } from '../../remote-work/src/model/sitting'
import { tasterPointsRecord } from '../../remote-work/src/model/taster-points'
import { tastingAnswerRecord } from '../../remote-work/src/model/tasting-answer'

/** Storage reports errors in a microtask. */
const errorsReported = () => Promise.resolve()

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

/** A definition, and what an earlier release has stored: a value as JSON, or a text. */
const table: [RecordDefinition<unknown>, unknown][] = [
  [cafesRecord, [{ name: 'Khidki', id: 'c9', rating: 4.6, ...more }]],
  [userPassRecord, { passId: 'silver_weekly', ...dates, ...more }],
  [
    passHistoryRecord,
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
  ],
  [
    userCouponsRecord,
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
  ],
  [userDataRecord, { name: 'Anya', phone: '98', email: 'a@b.in', ...more }],
  [userNameRecord, 'Anya "राव"'],
  [userIdRecord, '42'],
  [userPhoneRecord, '9876543210'],
  [userEmailRecord, 'anya@example.in'],
  [referralsRecord, [{ name: 'Dev', status: 'Completed', date: '2026-11-01', ...more }]],
  [
    myPartiesRecord,
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
  ],
  [hoppingBookingsRecord, [{ booking_id: 'b1', route_id: 'r1', qr_code: 'HOP-1', ...more }]],
  [
    hoppingRoutesRecord,
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
  ],
  [checkinsRecord('b1'), ['c1', 7]],
  [
    artistRecord,
    {
      name: 'Ira Menon',
      premium_pass: true,
      verified_performer: true,
      applied_gigs_count: 4,
      last_applied_week: '2026-W47',
      ...more,
    },
  ],
  [
    appliedGigsRecord,
    {
      Applied: [gig],
      Shortlisted: [],
      Confirmed: [],
      Completed: [{ ...gig, rating: 4.5, ...more }],
      ...more,
    },
  ],
  [gigAnswersRecord, [{ id: 'g1', answer: 'yes', ...more }]],
  [isUserOnboardedRecord, 'true'],
  [memberSinceRecord, '2026-11-20T10:00:00.000Z'],
  // Our own, which the specification does not name.
  [themeRecord, 'dark'],
  [tasterPointsRecord, '50'],
  [tastingAnswerRecord, { week: '2026-W47', answer: 'rated', ...more }],
  [
    sittingRecord,
    {
      seat: { cafeId: 'c1', cafe: 'Dabara House', at: '2026-11-23T04:00:00.000Z' },
      coffees: ['2026-11-23T04:30:00.000Z'],
      ...more,
    },
  ],
  [partyDraftRecord, { ...partyDraftRecord.fallback, guests: 12, ...more }],
  [
    visitsRecord,
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
  ],
]

describe('a record', () => {
  test.each(table)('$0.key is read, and written back to the letter', async (definition, stored) => {
    const { key } = definition
    const text = typeof stored === 'string' ? stored : JSON.stringify(stored)
    const device = fakeStorage({ [key]: text })
    const { storage, errors } = device.openTab()
    const store = storage.record(definition)
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

  test('fields of a later build survive a change made by this one', () => {
    const device = fakeStorage({ userData: JSON.stringify({ name: 'Anya', ...more }) })
    device
      .openTab()
      .storage.record(userDataRecord)
      .write((member) => ({ ...member, email: 'anya@example.in' }))
    expect(device.texts.get('userData')).toBe(
      JSON.stringify({ name: 'Anya', ...more, email: 'anya@example.in' }),
    )
  })

  test('the onboarding flag is the bare word true, and a visitor without it is not onboarded', () => {
    const device = fakeStorage()
    const { storage } = device.openTab()
    expect(storage.record(isUserOnboardedRecord).getState()).toBe(false)
    storage.record(isUserOnboardedRecord).write(true)
    expect(device.texts.get('isUserOnboarded')).toBe('true')
    device.externalWrite('isUserOnboarded', 'yes')
    expect(storage.record(isUserOnboardedRecord).getState()).toBe(false)
    expect(device.quarantinedTexts('isUserOnboarded')).toEqual(['yes'])
  })
})
