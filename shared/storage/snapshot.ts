import { v } from './schema'
import { readTexts, replaceTexts, type StorageBackend } from './storage-backend'

/** Counts the snapshots, in the local storage too: there it is lower after a loss. */
export const snapshotCountKey = 'durable-writes'

const snapshotSchema = v.object({
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** All of the local storage but the count. */
  texts: v.record(v.string(), v.string()),
})
type Snapshot = v.InferOutput<typeof snapshotSchema>

/** Where the snapshot is: only one, the latest. */
export interface SnapshotFile {
  read(): Promise<unknown>
  /** Resolves when the next one is on the disk. */
  update(next: (previous: unknown) => Snapshot): Promise<unknown>
}

interface SnapshotOptions {
  backend: StorageBackend
  /** The storage of the tab's session, which a killed browser forgets. */
  session: Pick<StorageBackend, 'getItem' | 'setItem'>
  file: SnapshotFile
}

/**
 * A snapshot of the local storage that survives when the browser is killed: browsers write local storage to the disk
 * seconds later. Whatever its file does, the page works without it.
 */
export function createSnapshots({ backend, session, file }: SnapshotOptions) {
  const countOf = (text: string | null) => Number(text) || 0

  function next(previous: unknown): Snapshot {
    const before = v.is(snapshotSchema, previous) ? previous.count : 0
    const count = 1 + Math.max(before, countOf(backend.getItem(snapshotCountKey)))
    // Signing out leaves an empty storage.
    if (backend.length > 0) backend.setItem(snapshotCountKey, String(count))
    session.setItem(snapshotCountKey, '')
    const { [snapshotCountKey]: _, ...texts } = readTexts(backend)
    return { count, texts }
  }

  async function restoreLost(): Promise<boolean> {
    const snapshot = await file.read()
    const stored = backend.getItem(snapshotCountKey)
    const count = v.is(snapshotSchema, snapshot) ? snapshot.count : 0
    // In the session of a snapshot nothing is lost: the storage was emptied, as by signing out.
    const isEmptied = stored === null && session.getItem(snapshotCountKey) !== null
    if (isEmptied || !v.is(snapshotSchema, snapshot) || count <= countOf(stored)) {
      if (stored === null) backend.setItem(snapshotCountKey, String(count))
      return false
    }
    const removed = Object.keys(readTexts(backend)).map((key) => [key, null] as const)
    // The count is the last: until then, the next start restores again.
    const restored = { ...snapshot.texts, [snapshotCountKey]: String(count) }
    return replaceTexts(backend, { ...Object.fromEntries(removed), ...restored })
  }

  return {
    /** Resolves to true when the local storage was older than the snapshot and has its values now. */
    restore: () => restoreLost().catch(() => false),
    /** Resolves when the local storage, as it is now, is on the disk, or cannot be written there. */
    save: () =>
      file.update(next).then(
        () => {},
        () => {},
      ),
  }
}

const databaseName = 'baithak'
const storeName = 'copies'
const fileKey = 'snapshot'

/** The snapshot in IndexedDB, which alone tells when something is on the disk. */
export const indexedSnapshot: SnapshotFile = {
  read: () =>
    withStore('readonly', (store) => {
      const request = store.get(fileKey)
      return () => request.result
    }),
  update: (next) =>
    withStore('readwrite', (store) => {
      const request = store.get(fileKey)
      request.onsuccess = () => {
        try {
          store.put(next(request.result), fileKey)
        } catch {
          store.transaction.abort()
        }
      }
      return () => undefined
    }),
}

/** Runs one transaction of the database beside the local storage. */
export async function withStore(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => () => unknown,
): Promise<unknown> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName)
    request.onupgradeneeded = () => request.result.createObjectStore(storeName)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  try {
    const transaction = database.transaction(storeName, mode, { durability: 'strict' })
    const result = run(transaction.objectStore(storeName))
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve
      transaction.onabort = () => reject(transaction.error)
    })
    return result()
  } finally {
    database.close()
  }
}
