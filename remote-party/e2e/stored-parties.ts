import { createMany, isoDate, isoTime, longName } from '@baithak/e2e/fixtures/large-fixtures'
import { testTime } from '@baithak/e2e/fixtures/stored'

export const enquiry = (index: number, status: string, changes = {}) => ({
  id: `P-${Date.parse(testTime) - index}`,
  venueName: index === 3 ? longName : 'Chandni Terrace',
  date: isoDate(21 + index),
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
  enquiryDate: isoTime(-index),
  ...changes,
})
const statuses = ['Enquiry Sent', 'Confirmed - Pay Now', 'Paid & Booked', 'Cancelled']
export const parties = (count: number) => ({
  my_parties: createMany(count, (index) => enquiry(index, statuses[index % 4] ?? '')),
})
export const partyWith = (status: string, changes = {}) => ({
  my_parties: [enquiry(1, status, changes)],
})

/** A draft of the wizard that has reached the last step. */
export const partyDraft = (changes = {}) => ({
  'draft:party': {
    venueId: 'chandni-terrace',
    date: isoDate(21),
    timeFrom: '19:00',
    timeTo: '23:00',
    guests: 10,
    type: 'Private',
    package: 'perHead',
    addOns: ['decorations', 'music'],
    reached: 5,
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
    description: '',
    cafes_included: [],
    event_date: isoTime(20),
    slots_available: 1,
    price_per_person: 699,
    cover_image: 'chai-sea',
    status,
    ...changes,
  })),
})
