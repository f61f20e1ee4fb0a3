export { type Backup, createBackup, type Rejection, readBackup } from './backup-file'
export {
  type Amenity,
  amenities,
  type CafeDetails,
  cafeDetailsOf,
  cafesRecord,
  promotionEnd,
  promotionsRecord,
  type StoredCafe,
  storedCafeSchema,
} from './cafe'
export { type CheckIn, checkInsRecord } from './check-ins'
export {
  codeFromLink,
  createReferralCode,
  decodeBase64Url,
  encodeBase64Url,
  parseReferralCode,
  randomCode,
} from './codes'
export { dateTextSchema } from './date-text'
export {
  type HoppingBooking,
  type HoppingRoute,
  hopCheckInsRecord,
  hoppingBookingsRecord,
  hoppingRoutesRecord,
} from './hopping'
export { type Id, idSchema, sameId, uniqueIds } from './id'
export { isoDate } from './indian-time'
export {
  addMissingId,
  isUserOnboardedRecord,
  type Member,
  memberInterests,
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
export {
  eraseSnapshots,
  findSignedOut,
  isBackupDue,
  lastBackupRecord,
  readDays,
  saveDay,
  saveSignedOut,
} from './snapshots'
export { createPlaceSearch, isSameName, nameKey, normalizeForSearch, visibleText } from './text'
