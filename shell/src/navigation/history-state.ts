import { v } from '@baithak/storage/schema'

/** The fields that the router and the shell store in an entry of the browser's history. */
const historyStateSchema = v.object({
  key: v.optional(v.string()),
  idx: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** The scroll position. */
  top: v.optional(v.pipe(v.number(), v.finite())),
  /** Set in the entry that Back removes while a sheet is open. */
  intercepts: v.optional(v.boolean()),
})
interface HistoryState extends v.InferOutput<typeof historyStateSchema> {
  /** The state of a navigation. Its reader parses it. */
  usr?: unknown
}

/** Returns the number of the current entry among ours. */
export const currentIndex = () => historyState().idx ?? 0

/** Returns the state of the current entry. It is untrusted: another release or another script may have written it. */
export function historyState(): HistoryState {
  const { state } = window.history
  const parsed = v.safeParse(historyStateSchema, state)
  return parsed.success ? { ...parsed.output, usr: state.usr } : {}
}
