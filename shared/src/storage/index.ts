export type { AppStorage, ItemDefinition } from './app-storage'
export { type Artist, emptyArtist } from './artist'
export {
  type Amenity,
  amenities,
  amenitiesOf,
  type StoredCafe,
  storedCafeSchema,
} from './cafe'
export type { Coupon } from './coupon'
export { createStorage } from './create-storage'
export { type AppliedGigs, type CompletedGig, type Gig, noAppliedGigs } from './gig'
export type { HoppingBooking, HoppingRoute } from './hopping'
export { type Id, sameId, uniqueIds } from './id'
export { type Member, memberNameOf } from './member'
export type { PartyEnquiry, PartyStatus } from './party-enquiry'
export {
  type PassId,
  type PassPlan,
  type PastPass,
  type Tier,
  tierSchema,
  type UserPass,
} from './pass'
export type { WriteResult } from './record-store'
export type { Referral } from './referral'
export { transact } from './transact'
export { useDraft } from './use-draft'
export { useRecord } from './use-record'
