/** What a visitor should be told about the storage of this device. */
export type StorageTrouble =
  /** What lies under the key could not be read; its text is in quarantine and a default stands in. */
  | { kind: 'unreadable'; key: string }
  /** A change was not saved and the old value stands. `null` is the whole storage, as in a StorageEvent. */
  | { kind: 'refused'; key: string | null }
  /** The browser gives no storage: everything works until the page is left. */
  | { kind: 'unavailable' }
