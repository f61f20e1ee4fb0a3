import { v } from '../schema'
import type { AppStorage } from './app-storage'
import { type Codec, flag, json, list, lists, nullableJson, plainText, word } from './codec'
import { artistSchema, emptyArtist } from './entities/artist'
import { storedCafeSchema } from './entities/cafe'
import { couponDefaults, couponSchema } from './entities/coupon'
import {
  type AppliedGigs,
  completedGigSchema,
  gigDefaults,
  gigSchema,
  noAppliedGigs,
} from './entities/gig'
import {
  hoppingBookingDefaults,
  hoppingBookingSchema,
  hoppingRouteDefaults,
  hoppingRouteSchema,
} from './entities/hopping'
import { idSchema } from './entities/id'
import { memberSchema } from './entities/member'
import { partyEnquiryDefaults, partyEnquirySchema } from './entities/party-enquiry'
import { pastPassSchema, userPassSchema } from './entities/pass'
import { referralDefaults, referralSchema } from './entities/referral'
import { type Theme, themes } from './entities/theme'
import { createRecord, type RecordStore, type SyncedRecord } from './record-store'
import { type BackendSource, openBackend } from './storage-backend'
import type { StorageError } from './storage-error'

interface StorageOptions {
  /** The browser's storage. As a function it may throw, as browsers do where storage is forbidden. */
  backend: BackendSource
  /** Dispatches the `storage` events of other tabs: the window. */
  events: EventTarget
  /** Called in a microtask, never from within a read: views read while they render. */
  onError(error: StorageError): void
  now(): Date
  /**
   * Called after each change of a key of section 7, which has to survive when the browser is killed: with the key, or
   * null after the whole storage was emptied. What screens store by themselves, as drafts, does not count.
   */
  onDurableWrite?(key: string | null): void
}

const appliedGigs = lists<AppliedGigs>(
  {
    Applied: gigSchema,
    Shortlisted: gigSchema,
    Confirmed: gigSchema,
    Completed: completedGigSchema,
  },
  gigDefaults,
)

/** Opens the records of this device and keeps them in sync with other tabs until `dispose`. */
export function createStorage({
  backend: source,
  events,
  onError,
  now,
  onDurableWrite,
}: StorageOptions): AppStorage {
  const reportError = (error: StorageError) => queueMicrotask(() => onError(error))
  let isPersistent = true
  const backend = openBackend(source, (error) => {
    isPersistent = false
    reportError(error)
  })
  const records = new Map<string, SyncedRecord<unknown>>()

  /** One record for each key. The cast is safe: each key has one codec, below. */
  function record<T>(
    key: string,
    codec: Codec<T>,
    fallback: T,
    deps: { reportError?(error: StorageError): void; onSaved?(): void } = {
      onSaved: () => onDurableWrite?.(key),
    },
  ): RecordStore<T> {
    const existing = records.get(key) as SyncedRecord<T> | undefined
    if (existing) return existing
    const created = createRecord({ key, codec, fallback }, { backend, reportError, now, ...deps })
    records.set(key, created as SyncedRecord<unknown>)
    return created
  }

  function handleClear() {
    for (const each of records.values()) each.handleClear()
    onDurableWrite?.(null)
  }
  function handleStorage(event: Event) {
    const { key } = event as StorageEvent
    if (key === null) handleClear()
    else records.get(key)?.handleExternalWrite()
  }
  // A page in the back-forward cache receives no storage events.
  function handlePageShow(event: Event) {
    if (!(event as PageTransitionEvent).persisted) return
    for (const each of records.values()) each.handleExternalWrite()
  }
  events.addEventListener('storage', handleStorage)
  events.addEventListener('pageshow', handlePageShow)

  return {
    isPersistent,
    cafes: record('cafes', list(storedCafeSchema), []),
    userPass: record('userPass', nullableJson(userPassSchema), null),
    passHistory: record('passHistory', list(pastPassSchema), []),
    userCoupons: record('userCoupons', list(couponSchema, couponDefaults), []),
    userData: record('userData', json(memberSchema), {}),
    userName: record('userName', plainText, ''),
    userId: record('userId', plainText, ''),
    userPhone: record('userPhone', plainText, ''),
    userEmail: record('userEmail', plainText, ''),
    referrals: record('referrals', list(referralSchema, referralDefaults), []),
    myParties: record('my_parties', list(partyEnquirySchema, partyEnquiryDefaults), []),
    cafeHoppingBookings: record(
      'cafe_hopping_bookings',
      list(hoppingBookingSchema, hoppingBookingDefaults),
      [],
    ),
    cafeHoppingRoutes: record(
      'cafe_hopping_routes',
      list(hoppingRouteSchema, hoppingRouteDefaults),
      [],
    ),
    checkins: (bookingId) => record(`checkins_${bookingId}`, list(idSchema), []),
    artistProfile: record('artistProfile', json(artistSchema, emptyArtist), emptyArtist),
    appliedGigs: record('appliedGigs', appliedGigs, noAppliedGigs),
    isUserOnboarded: record('isUserOnboarded', flag, false),
    tasterPoints: record('tasterPoints', json(v.pipe(v.number(), v.finite())), 0),
    theme: record<Theme>('theme', word(themes), 'system'),
    item: ({ name, schema, fallback, isSilent }) =>
      record(`draft:${name}`, json(schema), fallback, isSilent ? { reportError() {} } : {}),
    clear() {
      try {
        backend.clear()
      } catch {
        reportError({ kind: 'refused', key: null })
        return { ok: false, reason: 'refused' }
      }
      handleClear()
      return { ok: true }
    },
    dispose() {
      events.removeEventListener('storage', handleStorage)
      events.removeEventListener('pageshow', handlePageShow)
    },
  }
}
