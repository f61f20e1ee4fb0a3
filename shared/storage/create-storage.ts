import type { AppStorage, RecordDefinition, RecordStore } from './app-storage'
import { codecOf } from './codec'
import { durableWritesKey } from './durable-copy'
import { createRecord, type SyncedRecord } from './record-store'
import { type BackendSource, openBackend, readTexts, replaceTexts } from './storage-backend'
import type { StorageError } from './storage-error'

/** The owner of the shell's own records. */
const shell = 'shell'

interface StorageOptions {
  /** The browser's storage. As a function it may throw, as browsers do where storage is forbidden. */
  backend: BackendSource
  /** Dispatches the `storage` events of other tabs: the window. */
  events: EventTarget
  /** Called in a microtask, never from within a read: views read while they render. */
  onError(error: StorageError): void
  now(): Date
  /**
   * Called after each change of a key that is no draft, which has to survive when the browser is killed: with the key, or
   * null after the whole storage was emptied, and whether a mode has changed it.
   */
  onDurableWrite?(key: string | null, isOfMode?: boolean): void
  /** When it resolves to true, everything stored may have other values. */
  replaced?: Promise<boolean> | undefined
}

/** A record of the shell. */
type ShellDefinition<T> = RecordDefinition<T> & {
  /** What the app would download again: a copy of the member's data does not contain it. */
  isOfApp?: boolean
}

/** The shell's own records, and those of modes. */
export interface ShellStorage extends AppStorage {
  record<T>(definition: ShellDefinition<T>): RecordStore<T>
  /** What a mode gets; `owner` tells its releases from each other, whose definitions of a key may differ. */
  ofMode(owner: string): AppStorage
  /** Stops listening to other tabs. */
  dispose(): void
}

/** Opens the records of this device and keeps them in sync with other tabs until `dispose`. */
export function createStorage({
  backend: source,
  events,
  onError,
  now,
  onDurableWrite,
  replaced,
}: StorageOptions): ShellStorage {
  const reportError = (error: StorageError) => queueMicrotask(() => onError(error))
  let isPersistent = true
  const backend = openBackend(source, (error) => {
    isPersistent = false
    reportError(error)
  })
  /** By key, then by owner. */
  const records = new Map<string, Map<string, SyncedRecord<unknown>>>()
  /** Of the app rather than of the member. */
  const appKeys = new Set([durableWritesKey])
  const recordsOf = (key: string) => [...(records.get(key)?.values() ?? [])]
  const allRecords = () => [...records.keys()].flatMap(recordsOf)

  function record<T>(definition: ShellDefinition<T>, owner: string): RecordStore<T> {
    const { key, fallback, isSilent, isOfApp } = definition
    const { isDurable = !key.startsWith('draft:') } = definition
    // The cast is safe: an owner has one definition of a key.
    const existing = records.get(key)?.get(owner) as SyncedRecord<T> | undefined
    if (existing) return existing
    const created = createRecord(
      { key, codec: codecOf(definition), fallback },
      {
        backend,
        now,
        reportError: isSilent ? () => {} : reportError,
        onSaved() {
          if (isDurable) onDurableWrite?.(key, owner !== shell)
          for (const each of recordsOf(key)) if (each !== created) each.handleOwnWrite()
        },
      },
    )
    if (isOfApp) appKeys.add(key)
    const ofKey = records.get(key) ?? new Map<string, SyncedRecord<unknown>>()
    records.set(key, ofKey.set(owner, created as SyncedRecord<unknown>))
    return created
  }

  function handleClear() {
    for (const each of allRecords()) each.handleClear()
    onDurableWrite?.(null)
  }
  function handleStorage(event: Event) {
    const { key } = event as StorageEvent
    if (key === null) handleClear()
    else for (const each of recordsOf(key)) each.handleExternalWrite()
  }
  function handleAnyWrite(isAny: boolean) {
    if (isAny) for (const each of allRecords()) each.handleExternalWrite()
  }
  // A page in the back-forward cache receives no storage events.
  const handlePageShow = (event: Event) => handleAnyWrite((event as PageTransitionEvent).persisted)
  void replaced?.then(handleAnyWrite)
  events.addEventListener('storage', handleStorage)
  events.addEventListener('pageshow', handlePageShow)

  const storageOf = (owner: string): AppStorage => ({
    isPersistent,
    record: (definition) => record(definition, owner),
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
        for (const each of recordsOf(key)) each.handleExternalWrite()
        onDurableWrite?.(key, owner !== shell)
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
  })
  return {
    ...storageOf(shell),
    ofMode: storageOf,
    dispose() {
      events.removeEventListener('storage', handleStorage)
      events.removeEventListener('pageshow', handlePageShow)
    },
  }
}
