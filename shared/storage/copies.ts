import { readStored, updateStored } from './database'
import { v } from './schema'

const copySchema = v.object({
  /** ISO. */
  savedAt: v.string(),
  /** All of the member's local storage by key. */
  texts: v.record(v.string(), v.string()),
})
/** What was in the local storage at one time. */
export type Copy = v.InferOutput<typeof copySchema>

/** Of members who have signed out; of the last days. */
type Shelf = 'signed-out' | 'days'

const parse = (stored: unknown): Copy[] => (v.is(v.array(copySchema), stored) ? stored : [])

/** The copies that this device has in IndexedDB; none where the browser forbids it. */
export const readCopies = (shelf: Shelf): Promise<Copy[]> => readStored(shelf).then(parse, () => [])

/** Resolves once the copies are replaced, or cannot be. */
export const changeCopies = (
  shelf: Shelf,
  change: (copies: readonly Copy[]) => readonly Copy[],
): Promise<unknown> => updateStored(shelf, (stored) => change(parse(stored))).catch(() => {})
