import { heldPass } from '../fixtures/stored'
import { scenarioTime } from './open-scenario'

/** Stored values for states that samples do not show: many, long, old. */
const now = new Date(scenarioTime)
const daysOn = (days: number) => new Date(now.getTime() + days * 86_400_000)
const iso = (days: number) => daysOn(days).toISOString()
const day = (days: number) => iso(days).slice(0, 10)
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index))

export const longName = 'Venkatanarasimharajuvaripeta Lakshmi Subramanyeshwara Anantapadmanabhan'
export const longHindi = 'श्रीलक्ष्मीवेंकटनरसिंहराजुवारिपेटा स्वातंत्र्यसंग्रामसेनानी अनंतपद्मनाभसुब्रह्मण्यम्'

export const longMember = (name: string) => ({
  userName: name,
  userData: {
    name,
    phone: '9876543210',
    email: 'venkatanarasimharajuvaripeta.subramanyeshwara@example-of-a-long-domain.co.in',
  },
})

export const pass = (id: Parameters<typeof heldPass>[0]) => ({ userPass: heldPass(id, now) })
export const spentPass = { userPass: heldPass('silver_monthly', now, daysOn(-1)) }

export const cafes = (count: number) => ({
  cafes: times(count, (index) => ({
    id: `cafe-${index}`,
    name:
      index % 7 === 0
        ? `${longName} ${index}`
        : index % 7 === 1
          ? `${longHindi} ${index}`
          : `Kaapi Katte ${index}`,
    city: 'Bengaluru',
    area: index % 5 === 0 ? 'Sri Krishnarajendra Vrutha Chikkalasandra Uttarahalli' : 'Ulsoor',
    address: `${index}, Cambridge Road`,
    distance: `${index}.4 km`,
    rating: 4.1,
    category: index % 2 ? 'Gold' : 'Silver',
    passType: index % 2 ? 'Gold' : 'Silver',
    status: index % 3 ? 'Active' : 'Pending',
    occupancy: (['low', 'medium', 'high'] as const)[index % 3],
    amenities: ['wifi', 'sockets', 'ac', 'food', 'quiet'].slice(0, index % 6),
    checkIns: index * 37,
    liveCheckIns: index,
    weekCheckIns: index * 9,
  })),
})

/** Figures as long as the whole network's may become. */
export const busyCafe = {
  cafes: cafes(1).cafes.map((cafe) => ({
    ...cafe,
    checkIns: 1_849_822_194,
    liveCheckIns: 49_995_110,
    weekCheckIns: 449_956_930,
  })),
}

const spent = (index: number) => ({
  id: 'silver_weekly',
  passId: 'silver_weekly',
  type: index % 2 ? 'Gold' : 'Silver',
  duration: index % 3 ? 'Weekly' : 'Monthly',
  price: 1750,
  benefits: [],
  status: 'Expired',
  purchaseDate: iso(-40 * (index + 1)),
  expiryDate: iso(-40 * (index + 1) + 7),
})
export const history = (count: number) => ({ passHistory: times(count, spent) })

export const coupons = {
  userCoupons: times(6, (index) => ({
    id: `coupon-${index}`,
    title: index === 1 ? `₹50 off, a gift of ${longName}` : '₹50 F&B coupon',
    description: 'On any bill above ₹200, at all cafés of the network and in all its kitchens',
    expiry: index % 2 ? 'Expired 10 Oct 2026' : 'Expires 20 Dec 2026',
    status: index % 2 ? 'expired' : 'active',
    type: (['standard', 'referral', 'welcome'] as const)[index % 3],
  })),
}

export const referrals = {
  referrals: times(12, (index) => ({
    name: index === 2 ? longName : `Friend ${index}`,
    status: index % 2 ? 'Completed' : 'Pending',
    date: day(-index),
  })),
}

const enquiry = (index: number, status: string) => ({
  id: `P-${now.getTime() - index}`,
  venueName: index === 3 ? longName : 'Chandni Terrace',
  date: day(21 + index),
  timeFrom: '19:00',
  timeTo: '23:00',
  guests: index === 0 ? 1 : 10 + index * 12,
  type: index % 2 ? 'Public' : 'Private',
  package: 'Per-Head Party',
  packagePrice: 799,
  addOns: [
    { name: 'Decorations', price: 2000 },
    { name: 'Music System', price: 3000 },
  ],
  totalPrice: 12_990 * (index + 1),
  status,
  enquiryDate: iso(-index),
})
const statuses = ['Enquiry Sent', 'Confirmed - Pay Now', 'Paid & Booked', 'Cancelled']
export const parties = (count: number) => ({
  my_parties: times(count, (index) => enquiry(index, statuses[index % 4] ?? '')),
})
export const partyWith = (status: string) => ({ my_parties: [enquiry(1, status)] })

/** The wizard as it stands at its last step. */
export const partyDraft = (reached: number, changes = {}) => ({
  'draft:party': {
    venueId: 'chandni-terrace',
    date: day(21),
    timeFrom: '19:00',
    timeTo: '23:00',
    guests: 10,
    type: 'Private',
    package: 'perHead',
    addOns: ['decorations', 'music'],
    reached,
    ...changes,
  },
})

export const routes = (status: string, changes = {}) => ({
  cafe_hopping_routes: [
    'filter-trail',
    'church-street-after-six',
    'rain-and-roast',
    'south-side-slow',
  ].map((id) => ({
    route_id: id,
    route_name: longName,
    description: 'A walk.',
    cafes_included: [],
    event_date: iso(20),
    slots_available: 1,
    price_per_person: 699,
    cover_image: 'chai-sea',
    status,
    ...changes,
  })),
})

const gig = (index: number, changes = {}) => ({
  id: `gig-${index}`,
  title: index === 1 ? longName : 'Ghazal Baithak',
  cafe: 'Dabara House',
  date: day(index),
  location: 'Indiranagar',
  paid: index % 2 === 0,
  genre: 'Ghazal',
  time: '19:30',
  compensation: '₹6,000',
  audience: '60, seated',
  description: 'Two sets.',
  ...changes,
})
export const gigs = (count: number) => ({
  appliedGigs: {
    Applied: times(count, (index) => gig(index)),
    Shortlisted: [],
    Confirmed: times(1, (index) => gig(100 + index)),
    Completed: times(5, (index) => gig(200 + index, { rating: index + 1 })),
  },
})
export const artist = (changes = {}) => ({
  artistProfile: {
    name: 'Ira Menon',
    premium_pass: false,
    verified_performer: false,
    applied_gigs_count: 4,
    last_applied_week: '2026-W47',
    ...changes,
  },
})
export const premiumArtist = artist({ premium_pass: true, verified_performer: true })
