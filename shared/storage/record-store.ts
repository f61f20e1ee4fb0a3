import { createStore } from 'zustand/vanilla'
import type { RecordStore, StorageError, WriteResult } from './app-storage'
import type { Codec } from './codec'
import type { StorageBackend } from './storage-backend'

interface RecordDeps {
  backend: StorageBackend
  reportError(error: StorageError): void
  now(): Date
  /** Called when a value was stored or removed. */
  onSaved?(): void
}

/** Creates the record of a key. It reads the key at the first use, and writes only values that it can read again. */
export function createRecord<T>(
  { key, codec, fallback }: { key: string; codec: Codec<T>; fallback: T },
  { backend, reportError, now, onSaved }: RecordDeps,
): RecordStore<T> {
  const store = createStore<T>(() => fallback)
  // The stored text; undefined until the first use, because the app reads only the records that it shows.
  let lastRaw: string | null | undefined
  let isComplete = true

  function commit(raw: string | null, value: T) {
    // Before the first read there are no subscribers, and comparing would encode the whole value.
    const wasAbsent = lastRaw === null
    const isEqual =
      lastRaw !== undefined &&
      wasAbsent === (raw === null) &&
      codec.encode(value) === codec.encode(store.getState())
    lastRaw = raw
    isComplete = true
    if (!isEqual) store.setState(value, true)
  }

  /** Reads the stored value. Returns false if a write would destroy an unreadable text that has not been copied. */
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
    // A copy that exists at the first load was reported during an earlier visit.
    if (!decodedAll && !isUnchanged && !(isFirstLoad && copy === 'existing'))
      reportError({ kind: 'unreadable', key })
    return copy !== 'failed'
  }

  function refuse(): WriteResult {
    reportError({ kind: 'refused', key })
    return { ok: false }
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

  /**
   * Returns the text and value that the next visit will read, or undefined for a value such as NaN, which it cannot.
   */
  function readable(value: T): { raw: string | null; value: T } | undefined {
    try {
      const raw = codec.encode(value)
      if (raw === null) return { raw, value: fallback }
      const result = raw === undefined ? undefined : codec.decode(raw)
      if (raw === undefined || result?.state !== 'present' || !result.isComplete) return undefined
      return { raw, value: result.value }
    } catch {
      // A value that contains itself has no text.
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
    isAbsent() {
      ensureLoaded()
      return lastRaw === null
    },
    subscribe(listener) {
      ensureLoaded()
      return store.subscribe(listener)
    },
    refresh() {
      load()
      return store.getState()
    },
    write(next) {
      if (!load()) return refuse()
      const written = readable(next instanceof Function ? next(store.getState()) : next)
      return written ? save(written.raw, written.value) : refuse()
    },
    remove: () => (load() ? save(null, fallback) : refuse()),
  }
}

/** Copies an unreadable text to `quarantine:<key>:<ISO time>`, each text once. */
function quarantine(
  backend: StorageBackend,
  key: string,
  text: string,
  now: Date,
): 'copied' | 'existing' | 'failed' {
  const prefix = `quarantine:${key}:`
  try {
    for (let index = 0; index < backend.length; index += 1) {
      const name = backend.key(index)
      if (name?.startsWith(prefix) && backend.getItem(name) === text) return 'existing'
    }
    let time = now.getTime()
    // Another text may have been copied in the same millisecond.
    while (backend.getItem(prefix + new Date(time).toISOString()) !== null) time += 1
    backend.setItem(prefix + new Date(time).toISOString(), text)
    return 'copied'
  } catch {
    return 'failed'
  }
}
