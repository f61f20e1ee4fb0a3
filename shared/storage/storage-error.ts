/** A storage failure that the visitor is notified of. */
export type StorageError =
  /** The stored text could not be read; it is in quarantine, and the record has its fallback. */
  | { kind: 'unreadable'; key: string }
  /** A change was not saved and the old value remains. `null` is the whole storage, as in a StorageEvent. */
  | { kind: 'refused'; key: string | null }
  /** The browser provides no storage: everything works until the page is left. */
  | { kind: 'unavailable' }
