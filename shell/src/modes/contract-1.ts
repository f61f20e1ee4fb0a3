// What modes of contract 1 expect of `host.storage`. They are the only ones to import this: it goes with contract 3.
import {
  cafesRecord,
  checkinsRecord,
  dateTextSchema,
  hoppingBookingsRecord,
  hoppingRoutesRecord,
  type Id,
  idSchema,
  isUserOnboardedRecord,
  passIdSchema,
  tierSchema,
  userDataRecord,
  userEmailRecord,
  userIdRecord,
  userNameRecord,
  userPassRecord,
  userPhoneRecord,
} from '@baithak/domain'
import type { AppStorage, RecordDefinition } from '@baithak/storage'
import { themeRecord } from '@baithak/ui/theme-record'
import * as v from 'valibot'

const text = v.nullish(v.string(), '')
const number = v.nullish(v.number(), 0)
const no = v.nullish(v.boolean(), false)

const pastPass = v.object({
  id: v.optional(passIdSchema),
  type: tierSchema,
  duration: v.picklist(['Weekly', 'Monthly']),
  price: v.optional(v.number()),
  benefits: v.optional(v.array(v.string())),
  passId: v.optional(passIdSchema),
  status: v.literal('Expired'),
  purchaseDate: dateTextSchema,
  expiryDate: dateTextSchema,
})
const coupon = v.object({
  id: idSchema,
  title: v.string(),
  description: text,
  expiry: text,
  status: v.string(),
  type: v.nullish(v.picklist(['standard', 'referral', 'welcome']), 'standard'),
})
const referral = v.object({
  name: v.string(),
  status: v.picklist(['Completed', 'Pending']),
  date: text,
})
const enquiry = v.object({
  id: v.string(),
  venueName: v.string(),
  date: text,
  timeFrom: text,
  timeTo: text,
  guests: v.nullish(v.number(), 10),
  type: v.nullish(v.picklist(['Private', 'Public']), 'Private'),
  package: text,
  packagePrice: number,
  addOns: v.nullish(v.array(v.object({ name: v.string(), price: v.number() })), []),
  totalPrice: number,
  status: v.picklist(['Enquiry Sent', 'Confirmed - Pay Now', 'Paid & Booked', 'Cancelled']),
  enquiryDate: text,
})
const gig = v.object({
  id: idSchema,
  title: v.string(),
  cafe: text,
  date: text,
  location: text,
  paid: no,
  genre: text,
  time: text,
  compensation: text,
  audience: text,
  description: text,
})
const gigs = v.nullish(v.array(gig), [])
const completedGig = v.object({ ...gig.entries, rating: v.nullish(v.number()) })
const artist = v.object({
  name: text,
  premium_pass: no,
  verified_performer: no,
  applied_gigs_count: number,
  last_applied_week: text,
})
const noArtist = {
  name: '',
  premium_pass: false,
  verified_performer: false,
  applied_gigs_count: 0,
  last_applied_week: '',
}
const appliedGigs = v.object({
  Applied: gigs,
  Shortlisted: gigs,
  Confirmed: gigs,
  Completed: v.nullish(v.array(completedGig), []),
})

export type PartyEnquiry = v.InferOutput<typeof enquiry>
export type Gig = v.InferOutput<typeof gig>

export const myPartiesRecord: RecordDefinition<PartyEnquiry[]> = {
  key: 'my_parties',
  schema: v.array(enquiry),
  fallback: [],
}
export const appliedGigsRecord: RecordDefinition<v.InferOutput<typeof appliedGigs>> = {
  key: 'appliedGigs',
  schema: appliedGigs,
  fallback: { Applied: [], Shortlisted: [], Confirmed: [], Completed: [] },
}

export function storageOfContract1(storage: AppStorage) {
  const { record } = storage
  const list = <T>(key: string, schema: v.GenericSchema<unknown, T>) =>
    record<T[]>({ key, schema: v.array(schema), fallback: [] })
  return {
    ...storage,
    cafes: record(cafesRecord),
    userPass: record(userPassRecord),
    passHistory: list('passHistory', pastPass),
    userCoupons: list('userCoupons', coupon),
    userData: record(userDataRecord),
    userName: record(userNameRecord),
    userId: record(userIdRecord),
    userPhone: record(userPhoneRecord),
    userEmail: record(userEmailRecord),
    referrals: list('referrals', referral),
    myParties: record(myPartiesRecord),
    cafeHoppingBookings: record(hoppingBookingsRecord),
    cafeHoppingRoutes: record(hoppingRoutesRecord),
    checkins: (bookingId: Id) => record(checkinsRecord(bookingId)),
    artistProfile: record({ key: 'artistProfile', schema: artist, fallback: noArtist }),
    appliedGigs: record(appliedGigsRecord),
    isUserOnboarded: record(isUserOnboardedRecord),
    tasterPoints: record({
      key: 'tasterPoints',
      schema: v.pipe(v.number(), v.finite()),
      fallback: 0,
    }),
    theme: record(themeRecord),
    item: <T>({ name, ...definition }: Omit<RecordDefinition<T>, 'key'> & { name: string }) =>
      record<T>({ ...definition, key: `draft:${name}`, isDurable: name === 'visits' }),
  }
}
