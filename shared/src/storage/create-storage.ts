import { v } from '@baithak/platform'
import type { AppStorage } from './app-storage'
import { artistSchema, blankArtist } from './artist'
import { storedCafeSchema } from './cafe'
import { type Codec, flag, json, jsonOrNothing, list, lists, plainText } from './codec'
import { couponBlanks, couponSchema } from './coupon'
import { type Area, openDisk } from './disk'
import { type AppliedGigs, completedGigSchema, gigBlanks, gigSchema, noAppliedGigs } from './gig'
import {
  hoppingBookingBlanks,
  hoppingBookingSchema,
  hoppingRouteBlanks,
  hoppingRouteSchema,
} from './hopping'
import { idSchema } from './id'
import { memberSchema } from './member'
import { partyEnquiryBlanks, partyEnquirySchema } from './party-enquiry'
import { pastPassSchema, userPassSchema } from './pass'
import { createRecord, type FollowingRecord, type RecordStore } from './record-store'
import { referralBlanks, referralSchema } from './referral'
import type { StorageTrouble } from './trouble'

export interface StorageOptions {
  /** The browser's storage. As a function it may throw, as browsers do where storage is forbidden. */
  area: Area
  /** Where other tabs are heard from: the window. */
  events: EventTarget
  /** Told in a microtask, never from within a read: views read while they render. */
  onTrouble(trouble: StorageTrouble): void
  now(): Date
}

const appliedGigs = lists<AppliedGigs>(
  {
    Applied: gigSchema,
    Shortlisted: gigSchema,
    Confirmed: gigSchema,
    Completed: completedGigSchema,
  },
  gigBlanks,
)

/** Opens what this device remembers, and follows what other tabs change of it until `dispose`. */
export function createStorage({ area, events, onTrouble, now }: StorageOptions): AppStorage {
  const tell = (trouble: StorageTrouble) => queueMicrotask(() => onTrouble(trouble))
  let isKept = true
  const disk = openDisk(area, (trouble) => {
    isKept = false
    tell(trouble)
  })
  const records = new Map<string, FollowingRecord<unknown>>()

  /** One record a key. The type is the caller's: each key is named with one codec, here below. */
  function record<T>(key: string, codec: Codec<T>, fallback: T, toTell = tell): RecordStore<T> {
    const known = records.get(key) as FollowingRecord<T> | undefined
    if (known) return known
    const made = createRecord({ key, codec, fallback }, { disk, tell: toTell, now })
    records.set(key, made as FollowingRecord<unknown>)
    return made
  }

  function followAll() {
    for (const each of records.values()) each.follow()
  }
  function forgetAll() {
    for (const each of records.values()) each.forget()
  }
  function follow(event: Event) {
    const { key } = event as StorageEvent
    if (key === null) forgetAll()
    else records.get(key)?.follow()
  }
  // A page that comes back from the back-forward cache has heard nothing while it lay there.
  function comeBack(event: Event) {
    if ((event as PageTransitionEvent).persisted) followAll()
  }
  events.addEventListener('storage', follow)
  events.addEventListener('pageshow', comeBack)

  return {
    isKept,
    cafes: record('cafes', list(storedCafeSchema), []),
    userPass: record('userPass', jsonOrNothing(userPassSchema), null),
    passHistory: record('passHistory', list(pastPassSchema), []),
    userCoupons: record('userCoupons', list(couponSchema, couponBlanks), []),
    userData: record('userData', json(memberSchema), {}),
    userName: record('userName', plainText, ''),
    userId: record('userId', plainText, ''),
    userPhone: record('userPhone', plainText, ''),
    userEmail: record('userEmail', plainText, ''),
    referrals: record('referrals', list(referralSchema, referralBlanks), []),
    myParties: record('my_parties', list(partyEnquirySchema, partyEnquiryBlanks), []),
    cafeHoppingBookings: record(
      'cafe_hopping_bookings',
      list(hoppingBookingSchema, hoppingBookingBlanks),
      [],
    ),
    cafeHoppingRoutes: record(
      'cafe_hopping_routes',
      list(hoppingRouteSchema, hoppingRouteBlanks),
      [],
    ),
    checkins: (bookingId) => record(`checkins_${bookingId}`, list(idSchema), []),
    artistProfile: record('artistProfile', json(artistSchema, blankArtist), blankArtist),
    appliedGigs: record('appliedGigs', appliedGigs, noAppliedGigs),
    isUserOnboarded: record('isUserOnboarded', flag, false),
    tasterPoints: record('tasterPoints', json(v.pipe(v.number(), v.finite())), 0),
    draft: ({ name, schema, fallback, isQuiet }) =>
      record(`draft:${name}`, json(schema), fallback, isQuiet ? () => {} : tell),
    clear() {
      try {
        disk.clear()
      } catch {
        tell({ kind: 'refused', key: null })
        return { ok: false, reason: 'refused' }
      }
      forgetAll()
      return { ok: true }
    },
    dispose() {
      events.removeEventListener('storage', follow)
      events.removeEventListener('pageshow', comeBack)
    },
  }
}
