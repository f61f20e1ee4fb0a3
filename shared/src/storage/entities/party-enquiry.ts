import { v } from '../../schema'

const partyStatusSchema = v.picklist([
  'Enquiry Sent',
  'Confirmed - Pay Now',
  'Paid & Booked',
  'Cancelled',
])
export type PartyStatus = v.InferOutput<typeof partyStatusSchema>

/** A party enquiry (key `my_parties`). */
export const partyEnquirySchema = v.object({
  /** 'P-' and a timestamp. */
  id: v.string(),
  venueName: v.string(),
  date: v.string(),
  timeFrom: v.string(),
  timeTo: v.string(),
  guests: v.number(),
  type: v.picklist(['Private', 'Public']),
  package: v.string(),
  packagePrice: v.number(),
  addOns: v.array(v.object({ name: v.string(), price: v.number() })),
  totalPrice: v.number(),
  status: partyStatusSchema,
  enquiryDate: v.string(),
})
export type PartyEnquiry = v.InferOutput<typeof partyEnquirySchema>

export const partyEnquiryDefaults: Partial<PartyEnquiry> = {
  date: '',
  timeFrom: '',
  timeTo: '',
  guests: 10,
  type: 'Private',
  package: '',
  packagePrice: 0,
  addOns: [],
  totalPrice: 0,
  enquiryDate: '',
}
