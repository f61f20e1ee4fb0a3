/**
 * A Standard Schema, such as valibot's. It only validates: its transforms are not applied, so that fields that this build
 * does not know survive a change. The optional parts are valibot's, of lists, objects and what wraps them.
 */
export interface Schema<T = unknown> {
  readonly '~standard': {
    validate(value: unknown): object
    readonly types?: { readonly output: T } | undefined
  }
  /** Stored items that do not fit are left out, of the value and of the lists in its fields. */
  readonly item?: Schema
  /** Missing and null fields of the value, or of the items of a list, get their `default`. */
  readonly entries?: Readonly<Record<string, Schema>>
  readonly wrapped?: Schema
  readonly default?: unknown
}

/** Describes what is stored under a key. It belongs to its user: a mode, the shell, or `domain` if several modes use it. */
export interface RecordDefinition<T> {
  key: string
  schema: Schema<T>
  /** The value while nothing is stored, or while it cannot be read. */
  fallback: T
  /** Stored as it is, rather than as JSON. */
  isText?: boolean
  /** A longer list is cut, when it is read and when it is written: to its first items, or to its last ones if negative. */
  limit?: number
  /** The visitor has not entered this data: no toast says that it cannot be read or written. */
  isSilent?: boolean
}

/** A storage failure that the visitor is notified of. */
export type StorageError =
  /** The stored text could not be read; it is in quarantine, and the record has its fallback. */
  | { kind: 'unreadable'; key: string }
  /** A change was not saved and the old value remains. A `null` key is the whole storage, as in a StorageEvent. */
  | { kind: 'refused'; key: string | null }
  /** The browser provides no storage: everything works until the page is left. */
  | { kind: 'unavailable' }

/** A refused write changes nothing and has been reported; the caller must not go on as if it were saved. */
export type WriteResult = { ok: true } | { ok: false; reason: 'refused' }

/** One key of the local storage, as a value that can be read, watched and written. */
export interface RecordStore<T> {
  readonly key: string
  getState(): T
  /** The fallback, used while the stored value is absent or unreadable. */
  getInitialState(): T
  /** True while nothing is stored. An empty list is stored, and so is what cannot be read. */
  isAbsent(): boolean
  subscribe(listener: (state: T, previous: T) => void): () => void
  /** Reads the stored value now, before the browser's `storage` event. */
  refresh(): T
  /**
   * A function receives the stored value, so that tabs that write one after the other lose nothing. Of two that write
   * in the same moment the later one stays.
   */
  write(next: T | ((current: T) => T)): WriteResult
  /** Removes the key; the record returns to its fallback. */
  remove(): WriteResult
}

/** The records of this device. */
export interface AppStorage {
  /** False where the browser provides no storage: everything is lost with the page. */
  readonly isPersistent: boolean
  /** Returns the record of a key, for a mode always the same one. Writing `null` removes the key. */
  record<T>(definition: RecordDefinition<T>): RecordStore<T>
  /** Returns the member's entries by key, as they are stored. */
  readEntries(): Record<string, string>
  /** Stores entries unread and removes keys (null), all or none, and saves a snapshot. */
  writeEntries(entries: Readonly<Record<string, string | null>>): WriteResult
  /**
   * Saves a snapshot that survives when the browser is killed; browsers write local storage to the disk up to a minute
   * later. Call it after what must not be lost: a purchase, an application, an enquiry, a check-in.
   */
  saveSnapshot(): void
  /** Empties the whole local storage, as signing out does. */
  clear(): WriteResult
}
