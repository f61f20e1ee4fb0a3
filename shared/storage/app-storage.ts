/**
 * A Standard Schema, such as valibot's. It validates and does not transform, so unknown fields survive a change. The
 * optional fields are valibot's: `item` of lists, `entries` of objects, `wrapped` and `default` of optional schemas.
 */
export interface Schema<T = unknown> {
  readonly '~standard': {
    validate(value: unknown): object
    readonly types?: { readonly output: T } | undefined
  }
  /** The schema of an item. Invalid items are left out of a list, and of the lists in the fields of an object. */
  readonly item?: Schema
  /** The schemas of the fields. A missing or null field gets its `default`. */
  readonly entries?: Readonly<Record<string, Schema>>
  readonly wrapped?: Schema
  readonly default?: unknown
}

/** Describes the value of a key. The mode or the shell that uses it defines it, or `domain` if several modes use it. */
export interface RecordDefinition<T> {
  key: string
  schema: Schema<T>
  /** The value while nothing is stored, or while it cannot be read. */
  fallback: T
  /** The value is stored as plain text, not as JSON. */
  isText?: boolean
  /** The maximal length of a list, which reading and writing enforce: 50 keeps the first fifty, -50 the last fifty. */
  limit?: number
  /** Set it for data that the visitor has not entered: errors then show no toast. */
  isSilent?: boolean
  /** Excludes the record from `readEntries` and backups, because its value belongs to the app and not the member. */
  isOfApp?: boolean
}

/** A storage failure that the visitor is notified of. */
export type StorageError =
  /** The stored text could not be read. It is in quarantine, and the record has its fallback. */
  | { kind: 'unreadable'; key: string }
  /** A change was not saved and the old value remains. A `null` key is the whole storage, as in a StorageEvent. */
  | { kind: 'refused'; key: string | null }
  /** The browser provides no storage. Everything works until the visitor leaves the page. */
  | { kind: 'unavailable' }

/** The result of a write. A refused one changes nothing and is reported; the caller must not treat it as saved. */
export type WriteResult = { ok: boolean }

/** The value of one key in local storage, which can be read, watched and written. */
export interface RecordStore<T> {
  readonly key: string
  getState(): T
  /** The fallback, used while the stored value is absent or unreadable. */
  getInitialState(): T
  /** Returns true if the key is missing. An empty list or an unreadable text is not missing. */
  isAbsent(): boolean
  subscribe(listener: (state: T, previous: T) => void): () => void
  /** Reads the stored value now, before the browser's `storage` event. */
  refresh(): T
  /**
   * Writes a value. Pass a function of the stored value to keep what another tab has written. If two tabs write in the
   * same moment, the later write stays.
   */
  write(next: T | ((current: T) => T)): WriteResult
  /** Removes the key; the record returns to its fallback. */
  remove(): WriteResult
}

/** The records of this device. */
export interface AppStorage {
  /** False if the browser provides no storage, so that everything is lost with the page. */
  readonly isPersistent: boolean
  /** Returns the record of a key. Writing `null` removes the key. */
  record<T>(definition: RecordDefinition<T>): RecordStore<T>
  /** Returns the member's entries by key, as they are stored. */
  readEntries(): Record<string, string>
  /** Stores entries as they are and removes keys with null. Changes all of them or none, and saves a snapshot. */
  writeEntries(entries: Readonly<Record<string, string | null>>): WriteResult
  /**
   * Saves a snapshot that survives when the browser is killed. Browsers write local storage to the disk up to a minute
   * later. Call this after an action that must not be lost: a purchase, an application, an enquiry, a check-in.
   */
  saveSnapshot(): void
  /** Empties the whole local storage, as signing out does. */
  clear(): WriteResult
}
