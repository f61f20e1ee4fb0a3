export type {
  ItemDefinition,
  RecordDefinition,
  RecordStore,
  Records,
  WriteResult,
} from './app-storage'
export { type Backup, createBackup, type Rejection, readBackup } from './backup-file'
export { codecOf } from './codec'
export { createStorage, type ShellStorage } from './create-storage'
export { createDurableCopy } from './durable-copy'
export { type Artist, emptyArtist } from './entities/artist'
export {
  type Amenity,
  amenities,
  amenitiesOf,
  type StoredCafe,
  storedCafeSchema,
} from './entities/cafe'
export type { Coupon } from './entities/coupon'
export { type AppliedGigs, type CompletedGig, type Gig, noAppliedGigs } from './entities/gig'
export type { HoppingBooking, HoppingRoute } from './entities/hopping'
export { type Id, sameId, uniqueIds } from './entities/id'
export { type Member, type MemberRole, memberNameOf, memberRoles } from './entities/member'
export type { PartyEnquiry, PartyStatus } from './entities/party-enquiry'
export {
  type PassId,
  type PassPlan,
  type PastPass,
  type Tier,
  tierSchema,
  type UserPass,
} from './entities/pass'
export type { Referral } from './entities/referral'
export { type Theme, themes } from './entities/theme'
export type { Visit } from './entities/visit'
export { indexedCopy } from './indexed-copy'
export { type AppStorage, codecOfKey } from './named-records'
export { openBackend, requestPersistence } from './storage-backend'
export { transact } from './transact'
export { useDraft } from './use-draft'
export { useRecord } from './use-record'
export { visitsItem } from './visits-item'
