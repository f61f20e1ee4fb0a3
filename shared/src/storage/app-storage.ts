import type { v } from '../schema'
import type { Artist } from './entities/artist'
import type { StoredCafe } from './entities/cafe'
import type { Coupon } from './entities/coupon'
import type { AppliedGigs } from './entities/gig'
import type { HoppingBooking, HoppingRoute } from './entities/hopping'
import type { Id } from './entities/id'
import type { Member } from './entities/member'
import type { PartyEnquiry } from './entities/party-enquiry'
import type { PastPass, UserPass } from './entities/pass'
import type { Referral } from './entities/referral'
import type { Theme } from './entities/theme'
import type { RecordStore, WriteResult } from './record-store'

/**
 * A screen's own state that survives a reload, as a half-filled form or a chat; its key is `draft:<name>`. The schema
 * only validates: its transforms are not applied.
 */
export interface ItemDefinition<T> {
  name: string
  schema: v.GenericSchema<T>
  fallback: T
  /** For data of the app rather than of the visitor, who is not notified when it cannot be read or written. */
  isSilent?: boolean
  /** For what the app would download again: a copy of the member's data does not contain it. */
  isOfApp?: boolean
}

/** The records of this device: one for each key of section 7, and a few more. */
export interface AppStorage {
  /** False where the browser provides no storage: everything is lost with the page. */
  readonly isPersistent: boolean
  cafes: RecordStore<StoredCafe[]>
  /** Writing `null` removes the key. */
  userPass: RecordStore<UserPass | null>
  passHistory: RecordStore<PastPass[]>
  userCoupons: RecordStore<Coupon[]>
  userData: RecordStore<Member>
  /** Like the next three, raw text rather than JSON; '' when absent. */
  userName: RecordStore<string>
  userId: RecordStore<string>
  userPhone: RecordStore<string>
  userEmail: RecordStore<string>
  referrals: RecordStore<Referral[]>
  myParties: RecordStore<PartyEnquiry[]>
  cafeHoppingBookings: RecordStore<HoppingBooking[]>
  cafeHoppingRoutes: RecordStore<HoppingRoute[]>
  /** The cafés of one booking's check-ins; the same booking returns the same record. */
  checkins(bookingId: Id): RecordStore<Id[]>
  artistProfile: RecordStore<Artist>
  appliedGigs: RecordStore<AppliedGigs>
  isUserOnboarded: RecordStore<boolean>
  tasterPoints: RecordStore<number>
  /** Of this device. Older shells have no dark theme. */
  theme?: RecordStore<Theme>
  /** The same name returns the same record. */
  item<T>(definition: ItemDefinition<T>): RecordStore<T>
  /** The member's texts by key, as they are stored. Older shells have neither of these two. */
  readTexts?(): Record<string, string>
  /** Stores texts unread, and removes keys (null): all or none. */
  writeTexts?(texts: Readonly<Record<string, string | null>>): WriteResult
  /** Empties the whole local storage, as signing out does. */
  clear(): WriteResult
  /** Stops listening to other tabs. */
  dispose(): void
}
