import { readStored, updateStored } from './database'
import { v } from './schema'

const snapshotSchema = v.object({
  /** ISO. */
  savedAt: v.string(),
  /** The member's entries in local storage. */
  texts: v.record(v.string(), v.string()),
})
/** The entries of local storage at one time. */
export type Snapshot = v.InferOutput<typeof snapshotSchema>

/** One snapshot for each member who signed out, and one for each of the last days. */
type Shelf = 'signed-out' | 'days'

const parse = (stored: unknown): Snapshot[] => (v.is(v.array(snapshotSchema), stored) ? stored : [])

/** Returns the snapshots in IndexedDB. The list is empty if the browser forbids it. */
export const readSnapshots = (shelf: Shelf): Promise<Snapshot[]> =>
  readStored(shelf).then(parse, () => [])

/** Resolves when the changed snapshots are stored, or cannot be. Unchanged ones are not written again. */
export const changeSnapshots = (
  shelf: Shelf,
  change: (snapshots: readonly Snapshot[]) => readonly Snapshot[],
): Promise<unknown> =>
  updateStored(shelf, (stored) => {
    const before = parse(stored)
    const after = change(before)
    const isSame = after.length === before.length && after.every((item, i) => item === before[i])
    return isSame ? stored : after
  }).catch(() => {})
