import { v } from '@baithak/storage/schema'

/** What the router and the shell store in an entry of the browser's history, beside the state of a navigation. */
const historyStateSchema = v.object({
  key: v.optional(v.string()),
  idx: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** The scroll position. */
  top: v.optional(v.pipe(v.number(), v.finite())),
  /** Set in the entry that Back removes while a sheet is open. */
  intercepts: v.optional(v.boolean()),
})
interface HistoryState extends v.InferOutput<typeof historyStateSchema> {
  /** The state of a navigation, which its reader parses. */
  usr?: unknown
}

/** The number of the current entry among ours. */
export const currentIndex = () => historyState().idx ?? 0

/** The state of the current entry. Another release or any script of the page may have written it: it is untrusted. */
export function historyState(): HistoryState {
  const { state } = window.history
  const parsed = v.safeParse(historyStateSchema, state)
  return parsed.success ? { ...parsed.output, usr: state.usr } : {}
}
