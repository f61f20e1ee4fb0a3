import type { AppStorage } from './app-storage'
import { type Codec, json } from './codec'
import { checkinsCodec, codecs } from './codecs'
import { durableWritesKey } from './durable-copy'
import { emptyArtist } from './entities/artist'
import { noAppliedGigs } from './entities/gig'
import { createRecord, type RecordStore, type SyncedRecord } from './record-store'
import { type BackendSource, openBackend, readTexts, replaceTexts } from './storage-backend'
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
  /** When it resolves to true, everything stored may have other values. */
  replaced?: Promise<boolean> | undefined
}

/** Opens the records of this device and keeps them in sync with other tabs until `dispose`. */
export function createStorage({
  backend: source,
  events,
  onError,
  now,
  onDurableWrite,
  replaced,
}: StorageOptions): AppStorage {
  const reportError = (error: StorageError) => queueMicrotask(() => onError(error))
  let isPersistent = true
  const backend = openBackend(source, (error) => {
    isPersistent = false
    reportError(error)
  })
  const records = new Map<string, SyncedRecord<unknown>>()
  /** Of the app rather than of the member. */
  const appKeys = new Set([durableWritesKey])

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
  function handleAnyWrite(isAny: boolean) {
    if (isAny) for (const each of records.values()) each.handleExternalWrite()
  }
  // A page in the back-forward cache receives no storage events.
  const handlePageShow = (event: Event) => handleAnyWrite((event as PageTransitionEvent).persisted)
  void replaced?.then(handleAnyWrite)
  events.addEventListener('storage', handleStorage)
  events.addEventListener('pageshow', handlePageShow)

  return {
    isPersistent,
    cafes: record('cafes', codecs.cafes, []),
    userPass: record('userPass', codecs.userPass, null),
    passHistory: record('passHistory', codecs.passHistory, []),
    userCoupons: record('userCoupons', codecs.userCoupons, []),
    userData: record('userData', codecs.userData, {}),
    userName: record('userName', codecs.userName, ''),
    userId: record('userId', codecs.userId, ''),
    userPhone: record('userPhone', codecs.userPhone, ''),
    userEmail: record('userEmail', codecs.userEmail, ''),
    referrals: record('referrals', codecs.referrals, []),
    myParties: record('my_parties', codecs.my_parties, []),
    cafeHoppingBookings: record('cafe_hopping_bookings', codecs.cafe_hopping_bookings, []),
    cafeHoppingRoutes: record('cafe_hopping_routes', codecs.cafe_hopping_routes, []),
    checkins: (bookingId) => record(`checkins_${bookingId}`, checkinsCodec, []),
    artistProfile: record('artistProfile', codecs.artistProfile, emptyArtist),
    appliedGigs: record('appliedGigs', codecs.appliedGigs, noAppliedGigs),
    isUserOnboarded: record('isUserOnboarded', codecs.isUserOnboarded, false),
    tasterPoints: record('tasterPoints', codecs.tasterPoints, 0),
    theme: record('theme', codecs.theme, 'system'),
    item({ name, schema, fallback, isSilent, isOfApp }) {
      const key = `draft:${name}`
      if (isOfApp) appKeys.add(key)
      return record(key, json(schema), fallback, isSilent ? { reportError() {} } : {})
    },
    readTexts() {
      const texts = Object.entries(readTexts(backend))
      return Object.fromEntries(texts.filter(([key]) => !appKeys.has(key)))
    },
    writeTexts(texts) {
      const changes = Object.entries(texts).filter(([key]) => !appKeys.has(key))
      const written = replaceTexts(backend, Object.fromEntries(changes))
      if (!written) {
        reportError({ kind: 'refused', key: null })
        return { ok: false, reason: 'refused' }
      }
      for (const [key] of changes) {
        records.get(key)?.handleExternalWrite()
        onDurableWrite?.(key)
      }
      return { ok: true }
    },
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
