import { readStored, updateStored } from './database'
import { v } from './schema'
import { readEntries, replaceEntries, type StorageBackend } from './storage-backend'

/** The key of the snapshot count in local storage. A count below the snapshot's own means that data was lost. */
export const snapshotCountKey = 'durable-writes'

/** A larger count is damaged, because nobody saves so often. */
const maxCount = 1e9

const snapshotSchema = v.object({
  count: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxCount)),
  /** The entries of local storage without the count. */
  texts: v.record(v.string(), v.string()),
})
type LatestSnapshot = v.InferOutput<typeof snapshotSchema>

/** The snapshot in IndexedDB. */
const storedSnapshot = {
  read: () => readStored('snapshot'),
  update: (next: (previous: unknown) => LatestSnapshot) => updateStored('snapshot', next),
}

interface SnapshotOptions {
  backend: StorageBackend
  /** The tab's session storage, which a killed browser forgets. */
  session: Pick<StorageBackend, 'getItem' | 'setItem'>
  file?: typeof storedSnapshot
}

/** Returns the stored count, 0 for a missing one, and undefined for an unreadable one. */
function readCount(backend: StorageBackend): number | undefined {
  const text = backend.getItem(snapshotCountKey) ?? '0'
  return /^\d{1,10}$/.test(text) && Number(text) <= maxCount ? Number(text) : undefined
}

/** Empties local storage. The word `cleared` replaces the count, and means that no snapshot is newer. */
export function clearEntries(backend: StorageBackend) {
  const isCounted = backend.getItem(snapshotCountKey) !== null
  backend.clear()
  if (isCounted) backend.setItem(snapshotCountKey, 'cleared')
}

/**
 * Returns functions that save and restore a snapshot of local storage. It survives when the browser is killed, while
 * browsers write local storage to the disk up to a minute later. If IndexedDB fails, the page works without snapshots.
 */
export function createLatestSnapshot({ backend, session, file = storedSnapshot }: SnapshotOptions) {
  function next(previous: unknown): LatestSnapshot {
    const before = v.is(snapshotSchema, previous) ? previous.count : 0
    const count = (Math.max(before, readCount(backend) ?? 0) % maxCount) + 1
    backend.setItem(snapshotCountKey, String(count))
    session.setItem(snapshotCountKey, '')
    const { [snapshotCountKey]: _, ...texts } = readEntries(backend)
    return { count, texts }
  }

  async function restoreLost(): Promise<boolean> {
    const stored = await file.read()
    const snapshot = v.is(snapshotSchema, stored) ? stored : { count: 0, texts: {} }
    const count = readCount(backend)
    const isMissing = backend.getItem(snapshotCountKey) === null
    // A session that has saved a snapshot loses nothing. If the count is missing, somebody has emptied the storage.
    const isEmptied = isMissing && session.getItem(snapshotCountKey) !== null
    // An unreadable count means that local storage is newer.
    if (isEmptied || count === undefined || snapshot.count <= count) {
      if (isMissing || count === undefined)
        backend.setItem(snapshotCountKey, String(snapshot.count))
      return false
    }
    const removed = Object.keys(readEntries(backend)).map((key) => [key, null] as const)
    // The count comes last. Until it is written, the next start restores again.
    const restored = { ...snapshot.texts, [snapshotCountKey]: String(snapshot.count) }
    return replaceEntries(backend, { ...Object.fromEntries(removed), ...restored })
  }

  return {
    /** Resolves to true if local storage was older than the snapshot and has its values now. */
    restore: () => restoreLost().catch(() => false),
    /** Resolves when the current local storage is on the disk, or cannot be written there. */
    save: (): Promise<unknown> => file.update(next).catch(() => {}),
  }
}
