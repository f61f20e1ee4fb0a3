import { heldPass, member } from '../fixtures/stored'

/** A key of local storage, a value that is right for it, and the screens that read it. */
export interface StoredKey {
  key: string
  value: unknown
  routes: readonly string[]
  /** The tab of the first screen behind which it is shown. */
  tab?: string
  /** A key of words takes any text as it is; of all others, rubbish is put away and told of. */
  words?: true
}

const now = new Date('2026-11-21T09:00:00+05:30')
const pass = heldPass('silver_monthly', now)
const gig = {
  id: 'g-1',
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
const party = {
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
  status: 'Paid & Booked',
  enquiryDate: '2026-11-20T10:00:00.000Z',
}
const cafe = {
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
const past = {
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

/** Every key of section 7, and our own. `checkins_…` is one key for each booking. */
export const storedKeys: readonly StoredKey[] = [
  {
    key: 'cafes',
    value: [cafe],
    routes: ['/explore', '/map', '/work', '/admin/dashboard', '/admin/cafe/c-9'],
  },
  {
    key: 'userPass',
    value: pass,
    routes: ['/wallet', '/check-in', '/work', '/explore', '/compare-passes', '/profile'],
  },
  { key: 'passHistory', value: [past], routes: ['/wallet'], tab: 'Past Passes' },
  { key: 'userCoupons', value: [coupon], routes: ['/wallet', '/profile'], tab: 'Coupons' },
  { key: 'userData', value: member.userData, routes: ['/profile', '/settings', '/check-in'] },
  { key: 'userName', value: member.userName, routes: ['/check-in', '/profile'], words: true },
  { key: 'userId', value: member.userId, routes: ['/check-in'], words: true },
  { key: 'userPhone', value: member.userPhone, routes: ['/settings'], words: true },
  { key: 'userEmail', value: member.userEmail, routes: ['/settings'], words: true },
  {
    key: 'referrals',
    value: [{ name: 'Dev Kapoor', status: 'Pending', date: '2026-11-01' }],
    routes: ['/invite-earn'],
  },
  { key: 'my_parties', value: [party], routes: ['/party/manage'] },
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
    value: { Applied: [gig], Shortlisted: [], Confirmed: [], Completed: [{ ...gig, rating: 4.5 }] },
    routes: ['/gig/my-gigs', '/gig'],
  },
  { key: 'tasterPoints', value: 50, routes: ['/profile'] },
]

/** All of them at once, as a member who uses everything has them. */
export const fullStorage = () =>
  Object.fromEntries(storedKeys.map(({ key, value }) => [key, value]))
