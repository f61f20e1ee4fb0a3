import type {
  AppStorage,
  RecordDefinition,
  RecordStore,
  StorageError,
  WriteResult,
} from './app-storage'
import { codecOf } from './codec'
import { clearEntries, snapshotCountKey } from './latest-snapshot'
import { createRecord } from './record-store'
import { type BackendSource, openBackend, readEntries, replaceEntries } from './storage-backend'

/** Owns the shell's records. */
const shell = 'shell'

interface StorageOptions {
  /** The browser's storage. The function may throw: browsers do so where storage is forbidden. */
  backend: BackendSource
  /** Dispatches the `storage` events of other tabs: the window. */
  events: EventTarget
  /** Called in a microtask, never from within a read: views read while they render. */
  onError(error: StorageError): void
  now(): Date
  /** Saves a snapshot of the backend. */
  saveSnapshot?: (() => void) | undefined
}

/** A record of the shell. */
type ShellDefinition<T> = RecordDefinition<T> & {
  /** The app would download it again, so backups and snapshots do not contain it. */
  isOfApp?: boolean
}

/** The records of the shell and of the modes. */
export interface ShellStorage extends AppStorage {
  record<T>(definition: ShellDefinition<T>): RecordStore<T>
  /** What a mode gets; `owner` tells its releases from each other, whose definitions of a key may differ. */
  forMode(owner: string): AppStorage
  /** Stops listening to other tabs. */
  dispose(): void
}

/** Opens the records of this device and keeps them in sync with other tabs until `dispose`. */
export function createStorage({
  backend: source,
  events,
  onError,
  now,
  saveSnapshot = () => {},
}: StorageOptions): ShellStorage {
  const reportError = (error: StorageError) => queueMicrotask(() => onError(error))
  let isPersistent = true
  const backend = openBackend(source, (error) => {
    isPersistent = false
    reportError(error)
  })
  /** By key, then by owner. */
  const records = new Map<string, Map<string, RecordStore<unknown>>>()
  /** Of the app rather than of the member. */
  const appKeys = new Set([snapshotCountKey])
  const recordsOf = (key: string) => [...(records.get(key)?.values() ?? [])]

  function record<T>(definition: ShellDefinition<T>, owner: string): RecordStore<T> {
    const { key, fallback, isSilent, isOfApp } = definition
    // The cast is safe: an owner has one definition of a key.
    const existing = records.get(key)?.get(owner) as RecordStore<T> | undefined
    if (existing) return existing
    const created = createRecord(
      { key, codec: codecOf(definition), fallback },
      {
        backend,
        now,
        reportError: isSilent ? () => {} : reportError,
        onSaved() {
          for (const each of recordsOf(key)) if (each !== created) each.refresh()
        },
      },
    )
    if (isOfApp) appKeys.add(key)
    const ofKey = records.get(key) ?? new Map<string, RecordStore<unknown>>()
    records.set(key, ofKey.set(owner, created as RecordStore<unknown>))
    return created
  }

  function refresh(keys: Iterable<string> = records.keys()) {
    for (const key of keys) for (const each of recordsOf(key)) each.refresh()
  }
  const lifetime = new AbortController()
  const { signal } = lifetime
  const handleStorage = (event: Event) => {
    const { key } = event as StorageEvent
    refresh(key === null ? undefined : [key])
  }
  events.addEventListener('storage', handleStorage, { signal })
  // A page in the back-forward cache receives no storage events.
  const handlePageShow = (event: Event) => {
    if ((event as PageTransitionEvent).persisted) refresh()
  }
  events.addEventListener('pageshow', handlePageShow, { signal })

  function refuse(): WriteResult {
    reportError({ kind: 'refused', key: null })
    return { ok: false, reason: 'refused' }
  }

  const storageOf = (owner: string): AppStorage => ({
    isPersistent,
    saveSnapshot,
    record: (definition) => record(definition, owner),
    readEntries() {
      const texts = Object.entries(readEntries(backend))
      return Object.fromEntries(texts.filter(([key]) => !appKeys.has(key)))
    },
    writeEntries(texts) {
      const changes = Object.entries(texts).filter(([key]) => !appKeys.has(key))
      if (!replaceEntries(backend, Object.fromEntries(changes))) return refuse()
      refresh(changes.map(([key]) => key))
      saveSnapshot()
      return { ok: true }
    },
    clear() {
      try {
        clearEntries(backend)
      } catch {
        return refuse()
      }
      refresh()
      return { ok: true }
    },
  })
  return { ...storageOf(shell), forMode: storageOf, dispose: () => lifetime.abort() }
}
