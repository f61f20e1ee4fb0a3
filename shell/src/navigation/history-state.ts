/** The fields that the router and the shell store in an entry of the browser's history. */
interface HistoryState {
  key?: string
  /** The number of the entry among ours. */
  idx?: number
  /** The state of a navigation. Its reader parses it. */
  usr?: unknown
  /** The scroll position. */
  top?: number
  /** Set in the entry that Back removes while a sheet is open. */
  intercepts?: boolean
}

/** Returns the state of the current entry. */
export function historyState(): HistoryState {
  const { state } = window.history
  return state ?? {}
}

/** Returns the number of the current entry among ours. */
export const currentIndex = () => historyState().idx ?? 0
