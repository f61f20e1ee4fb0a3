export type { AppStorage, DraftDefinition } from './app-storage'
export { type Artist, artistSchema, blankArtist } from './artist'
export {
  type Amenity,
  amenities,
  amenitiesOf,
  type StoredCafe,
  storedCafeSchema,
} from './cafe'
export { type Coupon, couponSchema } from './coupon'
export { createStorage, type StorageOptions } from './create-storage'
export {
  type AppliedGigs,
  type CompletedGig,
  completedGigSchema,
  type Gig,
  gigSchema,
  noAppliedGigs,
} from './gig'
export {
  type HoppingBooking,
  type HoppingRoute,
  hoppingBookingSchema,
  hoppingRouteSchema,
} from './hopping'
export { type Id, sameId } from './id'
export { type Member, memberNameOf, memberSchema } from './member'
export {
  type PartyEnquiry,
  type PartyStatus,
  partyEnquirySchema,
  partyStatusSchema,
} from './party-enquiry'
export {
  type PassId,
  type PassPlan,
  type PastPass,
  passIdSchema,
  passPlanSchema,
  pastPassSchema,
  type Tier,
  tierSchema,
  type UserPass,
  userPassSchema,
} from './pass'
export type { RecordStore, WriteResult } from './record-store'
export { type Referral, referralSchema } from './referral'
export type { StorageTrouble } from './trouble'
export { useMemberName } from './use-member-name'
export { useRecord } from './use-record'
