import { readStored, updateStored } from './database'
import { v } from './schema'
import { readEntries, replaceEntries, type StorageBackend } from './storage-backend'

/** Counts the snapshots, in the local storage too: there it is lower after a loss. */
export const snapshotCountKey = 'durable-writes'

const snapshotSchema = v.object({
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** All of the local storage but the count. */
  texts: v.record(v.string(), v.string()),
})
type Snapshot = v.InferOutput<typeof snapshotSchema>

/** The snapshot in the database: only one, the latest. */
const storedSnapshot = {
  read: () => readStored('snapshot'),
  update: (next: (previous: unknown) => Snapshot) => updateStored('snapshot', next),
}

interface SnapshotOptions {
  backend: StorageBackend
  /** The storage of the tab's session, which a killed browser forgets. */
  session: Pick<StorageBackend, 'getItem' | 'setItem'>
  file?: typeof storedSnapshot
}

/**
 * A snapshot of the local storage that survives when the browser is killed: browsers write local storage to the disk
 * seconds later. Whatever its file does, the page works without it.
 */
export function createLatestSnapshot({ backend, session, file = storedSnapshot }: SnapshotOptions) {
  const countOf = (text: string | null) => Number(text) || 0

  function next(previous: unknown): Snapshot {
    const before = v.is(snapshotSchema, previous) ? previous.count : 0
    const count = 1 + Math.max(before, countOf(backend.getItem(snapshotCountKey)))
    // Signing out leaves an empty storage.
    if (backend.length > 0) backend.setItem(snapshotCountKey, String(count))
    session.setItem(snapshotCountKey, '')
    const { [snapshotCountKey]: _, ...texts } = readEntries(backend)
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
    const removed = Object.keys(readEntries(backend)).map((key) => [key, null] as const)
    // The count is the last: until then, the next start restores again.
    const restored = { ...snapshot.texts, [snapshotCountKey]: String(count) }
    return replaceEntries(backend, { ...Object.fromEntries(removed), ...restored })
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
