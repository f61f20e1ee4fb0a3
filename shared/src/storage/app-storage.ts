import type { v } from '../schema'
import type { Artist } from './artist'
import type { StoredCafe } from './cafe'
import type { Coupon } from './coupon'
import type { AppliedGigs } from './gig'
import type { HoppingBooking, HoppingRoute } from './hopping'
import type { Id } from './id'
import type { Member } from './member'
import type { PartyEnquiry } from './party-enquiry'
import type { PastPass, UserPass } from './pass'
import type { RecordStore, WriteResult } from './record-store'
import type { Referral } from './referral'

/**
 * Something of a screen's own that outlives a reload, as a half-filled form or a chat; its key is `draft:<name>`. The
 * schema judges only: its transforms are not applied.
 */
export interface ItemDefinition<T> {
  name: string
  schema: v.GenericSchema<T>
  fallback: T
  /** Kept for the app and not for the visitor, who is not told when it cannot be read or written. */
  isSilent?: boolean
}

/** Everything that this device remembers: one record a key of section 7, and a few of our own. */
export interface AppStorage {
  /** False where the browser gives no storage: everything is forgotten with the page. */
  readonly isPersistent: boolean
  cafes: RecordStore<StoredCafe[]>
  /** Writing `null` removes the key. */
  userPass: RecordStore<UserPass | null>
  passHistory: RecordStore<PastPass[]>
  userCoupons: RecordStore<Coupon[]>
  userData: RecordStore<Member>
  /** This and the next three are raw text, not JSON; '' when absent. */
  userName: RecordStore<string>
  userId: RecordStore<string>
  userPhone: RecordStore<string>
  userEmail: RecordStore<string>
  referrals: RecordStore<Referral[]>
  myParties: RecordStore<PartyEnquiry[]>
  cafeHoppingBookings: RecordStore<HoppingBooking[]>
  cafeHoppingRoutes: RecordStore<HoppingRoute[]>
  /** The cafés checked in to with one booking; the same booking gives the same record. */
  checkins(bookingId: Id): RecordStore<Id[]>
  artistProfile: RecordStore<Artist>
  appliedGigs: RecordStore<AppliedGigs>
  isUserOnboarded: RecordStore<boolean>
  tasterPoints: RecordStore<number>
  /** The same name gives the same record. */
  item<T>(definition: ItemDefinition<T>): RecordStore<T>
  /** Empties the whole local storage, as signing out does. */
  clear(): WriteResult
  /** Stops following other tabs. */
  dispose(): void
}
