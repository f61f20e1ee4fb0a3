import { enquiry, gig } from '@baithak/tools/testing/large-fixtures'
import { heldPass, member } from '@baithak/tools/testing/stored'
import { testTime } from '@baithak/tools/testing/test-time'

/** A key of local storage, a valid value for it, and the screens that read it. */
export interface StoredKey {
  key: string
  value: unknown
  routes: readonly string[]
  /** The tab of the first screen that shows the value. */
  tab?: string
  /** Any text is valid; invalid values of all other keys are quarantined. */
  isPlainText?: true
  /** Without a notice, because the member has entered nothing of it. */
  isSilent?: true
  /** Screens replace the value by what follows from the others. */
  isDerived?: true
}

const storedGig = gig(0, { id: 'g-1', date: '2026-11-28', time: '7:00 PM' })
const route = {
  route_id: 'r-1',
  route_name: 'The Filter Trail',
  description: 'Three cafés and a tram bench',
  cafes_included: [{ id: 'c-1', name: 'Dabara House', address: '100 Feet Road' }],
  event_date: '2026-12-06T10:00:00',
  slots_available: 12,
  price_per_person: 799,
  cover_image: 'counter-cardamom',
  status: 'Active',
}
export const storedCafe = {
  id: 'c-9',
  name: 'Khidki Corner',
  city: 'Bengaluru',
  area: 'Church Street',
  address: '4 Church Street',
  contact: '080 4000 1000',
  description: 'A window seat and filter coffee',
  distance: '0.6 km',
  rating: 4.6,
  category: 'Silver',
  passType: 'Silver',
  status: 'Active',
  occupancy: 'low',
  image: 'booth-terracotta',
  images: ['booth-terracotta', null],
  amenities: ['wifi'],
  checkIns: 3,
}
const coupon = {
  id: 'k-1',
  title: 'Fifty off',
  description: 'On food and coffee',
  expiry: '20 Dec 2026',
  status: 'active',
  type: 'referral',
}
const pastPass = {
  id: 'gold_weekly',
  type: 'Gold',
  duration: 'Weekly',
  price: 3150,
  benefits: ['Free WiFi'],
  status: 'Expired',
  purchaseDate: '2026-10-01T10:00:00.000Z',
  expiryDate: '2026-10-08T10:00:00.000Z',
}

const booking = '/party/my-hopping-booking/b-1'

/**
 * The keys of section 7 that a screen reads at its start, without those of the app itself and of forms that are not sent.
 * `checkins_…` is one key for each booking.
 */
export const storedKeys: readonly StoredKey[] = [
  {
    key: 'cafes',
    value: [storedCafe],
    routes: ['/explore', '/map', '/work', '/admin/dashboard', '/admin/cafe/c-9'],
  },
  {
    key: 'userPass',
    value: heldPass('silver_monthly', new Date(testTime)),
    routes: ['/wallet', '/check-in', '/work', '/explore', '/compare-passes', '/profile'],
  },
  { key: 'passHistory', value: [pastPass], routes: ['/wallet'], tab: 'Past Passes' },
  { key: 'userCoupons', value: [coupon], routes: ['/wallet', '/profile'], tab: 'Coupons' },
  { key: 'userData', value: member.userData, routes: ['/profile', '/settings', '/check-in'] },
  { key: 'userName', value: member.userName, routes: ['/check-in', '/profile'], isPlainText: true },
  { key: 'userId', value: member.userId, routes: ['/check-in'], isPlainText: true },
  { key: 'userPhone', value: member.userPhone, routes: ['/settings'], isPlainText: true },
  { key: 'userEmail', value: member.userEmail, routes: ['/settings'], isPlainText: true },
  {
    key: 'referrals',
    value: [{ name: 'Dev Kapoor', status: 'Pending', date: '2026-11-01' }],
    routes: ['/invite-earn'],
  },
  { key: 'my_parties', value: [enquiry(0, 'Paid & Booked')], routes: ['/party/manage'] },
  {
    key: 'cafe_hopping_bookings',
    value: [{ booking_id: 'b-1', route_id: 'r-1', qr_code: 'HOP-1' }],
    routes: [booking],
  },
  {
    key: 'cafe_hopping_routes',
    value: [route],
    routes: ['/party/cafe-hopping', '/party/cafe-hopping/r-1', booking],
  },
  { key: 'checkins_b-1', value: ['c-1'], routes: [booking] },
  {
    key: 'artistProfile',
    value: {
      name: 'Ira Menon',
      premium_pass: false,
      verified_performer: false,
      applied_gigs_count: 4,
      last_applied_week: '2026-W47',
    },
    routes: ['/gig', '/gig/artist-profile', '/gig/premium'],
  },
  {
    key: 'appliedGigs',
    value: {
      Applied: [storedGig],
      Shortlisted: [],
      Confirmed: [],
      Completed: [{ ...storedGig, rating: 4.5 }],
    },
    routes: ['/gig/my-gigs', '/gig'],
  },
  {
    key: 'gigAnswers',
    value: [{ id: 'g-1', answer: 'no' }],
    routes: ['/gig/my-gigs'],
  },
  {
    key: 'artistPage',
    value: {
      bio: 'Thumri and slow film songs',
      setMinutes: 45,
      links: ['https://music.example/ira'],
      tags: ['Thumri'],
    },
    routes: ['/gig/artist-profile'],
  },
  {
    key: 'sitting',
    value: {
      seat: { cafeId: 'dabara-house', cafe: 'Dabara House', at: '2026-11-20T09:00:00+05:30' },
      coffees: ['2026-11-20T09:10:00+05:30'],
    },
    routes: ['/work'],
  },
  { key: 'tasterPoints', value: 50, routes: ['/profile'] },
  {
    key: 'tastingAnswer',
    // What is rated has no form.
    value: { week: '2026-W47', answer: 'declined' },
    routes: ['/taster-invite', '/work'],
  },
  {
    key: 'draft:visits',
    value: [
      {
        id: 'v-1',
        memberId: member.userId,
        name: 'Aanya Rao',
        passId: 'gold_monthly',
        cafeId: 'dabara-house',
        cafe: 'Dabara House',
        at: '2026-11-20T09:00:00+05:30',
      },
    ],
    routes: ['/wallet', '/admin/check-in'],
  },
  {
    key: 'draft:reminders',
    value: { pass: true, gig: false },
    routes: ['/wallet', '/settings'],
  },
  {
    key: 'agenda:work',
    isSilent: true,
    isDerived: true,
    value: [
      {
        id: 'pass-2026-12-20',
        title: { en: 'Gold Monthly', hi: 'गोल्ड मासिक' },
        start: '2026-11-20T10:00:00+05:30',
        end: '2026-12-20T10:00:00+05:30',
        link: '/wallet',
        reminder: {
          kind: 'pass',
          from: '2026-12-18T09:00:00+05:30',
          until: '2026-12-20T10:00:00+05:30',
          title: { en: 'Your pass ends soon', hi: 'आपका पास जल्द ख़त्म होगा' },
          text: { en: 'It is valid until 20 Dec 2026.', hi: 'यह 20 दिस 2026 तक मान्य है।' },
        },
      },
    ],
    routes: ['/wallet'],
  },
  { key: 'draft:install-offer', value: '"shown"', routes: ['/wallet'], isSilent: true },
]

/** Every path whose screen reads one of the keys. */
export const storedRoutes = [...new Set(storedKeys.flatMap(({ routes }) => routes))]

/** Local storage with a valid value for every key. */
export const fullStorage = () =>
  Object.fromEntries(storedKeys.map(({ key, value }) => [key, value]))
