export { type Backup, createBackup, type Rejection, readBackup } from './backup-file'
export { decodeBase64Url, encodeBase64Url } from './base64-url'
export {
  type Amenity,
  amenities,
  amenitiesOf,
  type CafeDetails,
  cafeDetailsOf,
  cafeDetailsSchema,
  cafesRecord,
  type StoredCafe,
  storedCafeSchema,
} from './cafe'
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
  type MemberRole,
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
  userPassSchema,
} from './pass'
export { type Promotions, promotionEnd, promotionsRecord } from './promotions'
export { randomCode } from './random-code'
export { createReferralCode, parseReferralCode } from './referral-code'
export { visibleText } from './visible-text'
export { type Visit, visitsRecord } from './visit'
