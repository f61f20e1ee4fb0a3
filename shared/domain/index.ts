export { type Backup, createBackup, type Rejection, readBackup } from './backup-file'
export {
  type Amenity,
  amenities,
  type CafeDetails,
  cafeDetailsOf,
  cafeDetailsSchema,
  cafesRecord,
  promotionEnd,
  promotionsRecord,
  type StoredCafe,
  storedCafeSchema,
} from './cafe'
export {
  createReferralCode,
  decodeBase64Url,
  encodeBase64Url,
  parseReferralCode,
  randomCode,
} from './codes'
export { dateTextSchema } from './date-text'
export {
  checkinsRecord,
  type HoppingBooking,
  type HoppingRoute,
  hoppingBookingsRecord,
  hoppingRoutesRecord,
} from './hopping'
export { type Id, idSchema, sameId, uniqueIds } from './id'
export { isoDate } from './indian-time'
export {
  findSignedOut,
  isCopyDue,
  keepDay,
  keepSignedOut,
  lastCopyRecord,
  readRestorePoints,
} from './kept-copies'
export {
  isUserOnboardedRecord,
  type Member,
  memberNameOf,
  memberRoles,
  memberSinceRecord,
  partnerRole,
  userDataRecord,
  userEmailRecord,
  userIdRecord,
  userNameRecord,
  userPhoneRecord,
} from './member'
export {
  type PassId,
  type PassPlan,
  passIdSchema,
  passPlanSchema,
  type Tier,
  tierSchema,
  type UserPass,
  userPassRecord,
} from './pass'
export { createPlaceSearch, normalizeForSearch, visibleText } from './text'
export { type Visit, visitsRecord } from './visit'
