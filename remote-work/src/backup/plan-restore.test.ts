import { describe, expect, test } from 'vitest'
import { planRestore } from './plan-restore'

const textsOf = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )
const plan = (here: Record<string, unknown>, copy: Record<string, unknown>) =>
  planRestore(textsOf(here), { texts: textsOf(copy) })
/** The parsed values that a restored copy stores. */
const changes = (here: Record<string, unknown>, copy: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(plan(here, copy).changes).map(([key, text]) => {
      try {
        return [key, JSON.parse(text)]
      } catch {
        return [key, text]
      }
    }),
  )

const pass = (purchaseDate: string, passId = 'gold_monthly') => ({
  passId,
  purchaseDate: `${purchaseDate}T10:00:00.000Z`,
  expiryDate: '2026-12-20T10:00:00.000Z',
})
const past = (purchaseDate: string) => ({
  ...pass(purchaseDate),
  id: 'gold_monthly',
  type: 'Gold',
  duration: 'Monthly',
  status: 'Expired',
})
const party = (id: string, status: string) => ({ id, venueName: 'Chandni Terrace', status })
const gig = (id: string) => ({ id, title: 'Mehfil' })
const artist = {
  name: 'Ira',
  premium_pass: false,
  verified_performer: false,
  applied_gigs_count: 4,
  last_applied_week: '2026-W47',
}
const everything = {
  userId: 'member-1',
  userName: 'Anya',
  userData: { name: 'Anya' },
  isUserOnboarded: 'true',
  userPass: pass('2026-11-20'),
  passHistory: [past('2026-10-01')],
  my_parties: [party('P-1', 'Enquiry Sent')],
  appliedGigs: { Applied: [gig('g-1')], Shortlisted: [], Confirmed: [], Completed: [] },
  artistProfile: artist,
  tasterPoints: 50,
  'checkins_b-1': ['c-1'],
  'draft:visits': [],
  'draft:chat:x': [{ id: 1, text: 'Hello' }],
  'draft:unsent:x': '"Hi"',
  tastingAnswer: { week: '2026-W47', answer: 'declined' },
  sitting: { coffees: ['2026-11-23T04:30:00.000Z'] },
  'agenda:party': [{ id: 'P-1' }],
  theme: 'dark',
  i18nextLng: 'hi',
  'quarantine:cafes:2026': '{',
}

test('on an empty device all of it is restored, to the letter', () => {
  expect(plan({}, everything).changes).toEqual(textsOf(everything))
})

test('where all of it is, nothing changes', () => {
  expect(plan(everything, everything)).toEqual({
    changes: {},
    counts: {},
    refused: [],
    hasUnknown: false,
  })
})

describe('what is newer stays', () => {
  test('of two passes the one that was purchased later is current, the other one is a past pass', () => {
    const [early, late] = [pass('2026-11-01'), pass('2026-11-20')]
    expect(changes({ userPass: early }, { userPass: late })).toEqual({
      userPass: late,
      passHistory: [expect.objectContaining({ ...early, status: 'Expired' })],
    })
    const kept = plan({ userPass: late }, { userPass: early })
    expect(kept.changes.userPass).toBeUndefined()
    expect(kept.counts.pass).toEqual({ added: 0, changed: 0, kept: 1 })
  })

  test('a pass that is a past one here is not current again', () => {
    const kept = plan({ passHistory: [past('2026-11-01')] }, { userPass: pass('2026-11-01') })
    expect(kept.changes).toEqual({})
    expect(kept.counts.pass).toEqual({ added: 0, changed: 0, kept: 1 })
  })

  test('of the same party the further status counts, and other parties are added', () => {
    const here = { my_parties: [party('P-1', 'Paid & Booked'), party('P-2', 'Enquiry Sent')] }
    const copy = {
      my_parties: [
        party('P-3', 'Cancelled'),
        party('P-2', 'Paid & Booked'),
        party('P-1', 'Enquiry Sent'),
      ],
    }
    const planned = plan(here, copy)
    expect(
      JSON.parse(planned.changes.my_parties ?? '').map(({ id, status }: Record<string, string>) => [
        id,
        status,
      ]),
    ).toEqual([
      ['P-1', 'Paid & Booked'],
      ['P-2', 'Paid & Booked'],
      ['P-3', 'Cancelled'],
    ])
    expect(planned.counts.parties).toEqual({ added: 1, changed: 1, kept: 1 })
  })

  test('a used coupon stays used, a completed referral completed', () => {
    const coupon = (status: string) => ({ id: 1, title: '₹50', status })
    const referral = (status: string) => ({ name: 'Dev', status })
    const used = { userCoupons: [coupon('used')], referrals: [referral('Completed')] }
    const open = { userCoupons: [coupon('active')], referrals: [referral('Pending')] }
    expect(changes(used, open)).toEqual({})
    expect(changes(open, used)).toMatchObject(used)
  })

  test('a gig is in the furthest of its lists', () => {
    const lists = (Applied: unknown[], Confirmed: unknown[]) => ({
      appliedGigs: { Applied, Shortlisted: [], Confirmed, Completed: [] },
    })
    const merged = changes(lists([gig('g-1')], [gig('g-2')]), lists([gig('g-2')], [gig('g-1')]))
    expect(merged.appliedGigs.Applied).toEqual([])
    expect(merged.appliedGigs.Confirmed.map(({ id }: { id: string }) => id)).toEqual(['g-1', 'g-2'])
  })

  test('an artist stays premium, and the later week counts', () => {
    const later = {
      ...artist,
      premium_pass: true,
      applied_gigs_count: 1,
      last_applied_week: '2026-W48',
    }
    expect(changes({ artistProfile: artist }, { artistProfile: later })).toEqual({
      artistProfile: later,
    })
    expect(changes({ artistProfile: later }, { artistProfile: artist })).toEqual({})
  })

  test('points are the larger number, visited cafés those of both', () => {
    expect(changes({ tasterPoints: 100 }, { tasterPoints: 50 })).toEqual({})
    expect(changes({ 'checkins_b-1': ['c-1'] }, { 'checkins_b-1': ['c-2', 'c-1'] })).toEqual({
      'checkins_b-1': ['c-1', 'c-2'],
    })
  })

  test('a coffee that was had on either device counts, once', () => {
    const [one, other] = ['2026-11-22T04:30:00.000Z', '2026-11-23T04:30:00.000Z']
    expect(
      changes({ sitting: { coffees: [other] } }, { sitting: { coffees: [one, other] } }),
    ).toEqual({ sitting: { coffees: [one, other] } })
  })

  test('of two answers to tastings the later week counts, in the same week the rating', () => {
    const [before, declined, rated] = [
      { week: '2026-W46', answer: 'rated' },
      { week: '2026-W47', answer: 'declined' },
      { week: '2026-W47', answer: 'rated' },
    ]
    for (const [older, newer] of [
      [before, declined],
      [declined, rated],
      [null, before],
    ]) {
      expect(changes({ tastingAnswer: older }, { tastingAnswer: newer })).toEqual({
        tastingAnswer: newer,
      })
      expect(changes({ tastingAnswer: newer }, { tastingAnswer: older })).toEqual({})
    }
  })

  test('the name here is newer than the copy’s of the same member, and older than that of another', () => {
    const here = { userId: 'member-1', userName: 'Anya Rao', theme: 'light' }
    expect(changes(here, { userId: 'member-1', userName: 'Anya', theme: 'dark' })).toEqual({})
    const copy = { userId: 'member-0', userName: 'Anya', theme: 'dark' }
    expect(changes(here, copy)).toEqual(copy)
  })
})

describe('what is invalid', () => {
  test('is left out alone, and named by what it is about', () => {
    const { changes: restored, refused } = plan(
      {},
      {
        userName: 'Anya',
        userPass: { passId: 'platinum' },
        my_parties: [party('P-1', 'Enquiry Sent'), { id: 7 }],
        tasterPoints: '"many"',
        i18nextLng: 'xx',
      },
    )
    expect(Object.keys(restored).sort()).toEqual(['my_parties', 'userName'])
    expect(JSON.parse(restored.my_parties ?? '')).toHaveLength(1)
    expect(refused).toEqual(['pass', 'parties', 'rewards', 'others'])
  })

  test('includes what is no text', () => {
    expect(planRestore({}, { texts: { userName: 7, my_parties: null } }).refused).toEqual([
      'profile',
      'parties',
    ])
  })
})

test('keys and fields that this version does not know are restored', () => {
  const copy = { loyalty: '{"a":1}', userData: { name: 'Anya', addedLater: [1] } }
  expect(plan({}, copy)).toMatchObject({ changes: textsOf(copy), hasUnknown: true })
})

test('what this version stores, and what any mode has ahead, is known', () => {
  expect(plan({}, { ...everything, 'agenda:book-club': [] })).toMatchObject({
    refused: [],
    hasUnknown: false,
  })
})
