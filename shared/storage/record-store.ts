import { createStore } from 'zustand/vanilla'
import type { RecordStore, WriteResult } from './app-storage'
import type { Codec } from './codec'
import { quarantine } from './quarantine'
import type { StorageBackend } from './storage-backend'
import type { StorageError } from './storage-error'

export interface SyncedRecord<T> extends RecordStore<T> {
  /** Reads again what another tab, or another owner of the key, may have changed. */
  reload(): void
}

interface RecordDeps {
  backend: StorageBackend
  reportError(error: StorageError): void
  now(): Date
  /** Called when a value was stored or removed. */
  onSaved?(): void
}

/** One key as a record. It is read at its first use, and written only if it can be read again. */
export function createRecord<T>(
  { key, codec, fallback }: { key: string; codec: Codec<T>; fallback: T },
  { backend, reportError, now, onSaved }: RecordDeps,
): SyncedRecord<T> {
  const store = createStore<T>(() => fallback)
  // undefined: not loaded yet. A record loads at its first use, so a start reads only what it shows.
  let lastRaw: string | null | undefined
  let isComplete = true

  function commit(raw: string | null, value: T) {
    // Before the first read nobody has a value that this one could equal, and comparing encodes all of it.
    const isEqual = lastRaw !== undefined && codec.encode(value) === codec.encode(store.getState())
    lastRaw = raw
    isComplete = true
    if (!isEqual) store.setState(value, true)
  }

  /** Reads the stored value; false when a write would destroy something that has no other copy. */
  function load(): boolean {
    let raw: string | null
    try {
      raw = backend.getItem(key)
    } catch {
      return false
    }
    if (raw === lastRaw && isComplete) return true
    if (raw === null) {
      commit(null, fallback)
      return true
    }
    const result = codec.decode(raw)
    const decodedAll = result.state === 'present' && result.isComplete
    const copy = decodedAll ? 'existing' : quarantine(backend, key, raw, now())
    const isFirstLoad = lastRaw === undefined
    const isUnchanged = raw === lastRaw
    commit(raw, result.state === 'present' ? result.value : fallback)
    isComplete = decodedAll
    // An existing copy at the first load was reported to the visitor during an earlier visit.
    if (!decodedAll && !isUnchanged && !(isFirstLoad && copy === 'existing'))
      reportError({ kind: 'unreadable', key })
    return copy !== 'failed'
  }

  function refuse(): WriteResult {
    reportError({ kind: 'refused', key })
    return { ok: false, reason: 'refused' }
  }

  function save(raw: string | null, value: T): WriteResult {
    try {
      if (raw === null) backend.removeItem(key)
      else backend.setItem(key, raw)
    } catch {
      return refuse()
    }
    onSaved?.()
    commit(raw, value)
    return { ok: true }
  }

  function write(next: T | ((current: T) => T)): WriteResult {
    if (!load()) return refuse()
    const value = next instanceof Function ? next(store.getState()) : next
    const raw = encode(value)
    if (raw === null) return save(null, fallback)
    // A value that the next visit could not read must not be written: NaN, undefined, a missing name.
    const result = raw === undefined ? undefined : codec.decode(raw)
    if (raw === undefined || result?.state !== 'present' || !result.isComplete) return refuse()
    return save(raw, result.value)
  }

  function encode(value: T) {
    try {
      return codec.encode(value)
    } catch {
      return undefined
    }
  }

  function ensureLoaded() {
    if (lastRaw === undefined) load()
  }

  return {
    key,
    getState() {
      ensureLoaded()
      return store.getState()
    },
    getInitialState: () => fallback,
    subscribe(listener) {
      ensureLoaded()
      return store.subscribe(listener)
    },
    refresh() {
      load()
      return store.getState()
    },
    write,
    remove: () => (load() ? save(null, fallback) : refuse()),
    reload() {
      if (lastRaw !== undefined) load()
    },
  }
}
