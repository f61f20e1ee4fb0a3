import type { PartyEnquiry } from '../model/party-enquiry'

export const createEnquiry = (overrides: Partial<PartyEnquiry> = {}): PartyEnquiry => ({
  id: 'P-1',
  venueName: 'Chandni Terrace',
  date: '2026-12-12',
  timeFrom: '19:00',
  timeTo: '23:00',
  guests: 10,
  type: 'Private',
  package: 'Buffet Bliss',
  packagePrice: 999,
  addOns: [
    { name: 'Decorations', price: 2000 },
    { name: 'Custom Cake', price: 2500 },
  ],
  totalPrice: 14490,
  status: 'Enquiry Sent',
  enquiryDate: '2026-11-21T12:00:00.000Z',
  ...overrides,
})
