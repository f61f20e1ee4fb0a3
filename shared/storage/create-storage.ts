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

interface StorageOptions {
  /** The browser's storage, or a function that returns it. It throws where storage is forbidden. */
  backend: BackendSource
  /** The window, which dispatches the `storage` events of other tabs. */
  events: EventTarget
  /** Called in a microtask, because components read records while they render. */
  onError(error: StorageError): void
  now(): Date
  /** Saves a snapshot of the backend. */
  saveSnapshot?: (() => void) | undefined
}

/** The records of the shell and of the modes. */
export interface ShellStorage extends AppStorage {
  /** Returns the storage of a mode's release. Each release has its own records: it may define a key in its own way. */
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
  const records: { owner: string; record: RecordStore<unknown> }[] = []
  /** Keys that belong to the app and not to the member. */
  const appKeys = new Set([snapshotCountKey])

  function record<T>(definition: RecordDefinition<T>, owner: string): RecordStore<T> {
    const { key, fallback, isSilent, isOfApp } = definition
    const existing = records.find((entry) => entry.owner === owner && entry.record.key === key)
    // Each owner has one definition of a key, so the stored record has this type.
    if (existing) return existing.record as RecordStore<T>
    const created = createRecord(
      { key, codec: codecOf(definition), fallback },
      {
        backend,
        now,
        reportError: isSilent ? () => {} : reportError,
        onSaved: () => refresh((other) => other.key === key && other !== created),
      },
    )
    if (isOfApp) appKeys.add(key)
    records.push({ owner, record: created as RecordStore<unknown> })
    return created
  }

  function refresh(isChanged: (record: RecordStore<unknown>) => boolean = () => true) {
    for (const { record } of records) if (isChanged(record)) record.refresh()
  }
  const lifetime = new AbortController()
  const { signal } = lifetime
  const handleStorage = (event: Event) => {
    const { key } = event as StorageEvent
    refresh((record) => key === null || record.key === key)
  }
  events.addEventListener('storage', handleStorage, { signal })
  // A page in the back-forward cache receives no storage events.
  const handlePageShow = (event: Event) => {
    if ((event as PageTransitionEvent).persisted) refresh()
  }
  events.addEventListener('pageshow', handlePageShow, { signal })

  function refuse(): WriteResult {
    reportError({ kind: 'refused', key: null })
    return { ok: false }
  }

  const storageFor = (owner: string): AppStorage => ({
    isPersistent,
    saveSnapshot,
    record: (definition) => record(definition, owner),
    readEntries() {
      const entries = Object.entries(readEntries(backend))
      return Object.fromEntries(entries.filter(([key]) => !appKeys.has(key)))
    },
    writeEntries(entries) {
      const changes = Object.entries(entries).filter(([key]) => !appKeys.has(key))
      if (!replaceEntries(backend, Object.fromEntries(changes))) return refuse()
      refresh()
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
  return { ...storageFor('shell'), forMode: storageFor, dispose: () => lifetime.abort() }
}
