import { currentIndex, historyState } from './history-state'

/**
 * Lets Back close an open sheet. An open sheet has its own history entry after the screen's, with the same URL and
 * `idx`. A navigation waits until the sheet's entry is removed, so the router never sees it.
 */
export function createBackInterceptor() {
  let onBack: (() => void) | undefined
  let pending: (() => void)[] | undefined
  let screenIndex = 0

  function removeEntry() {
    screenIndex = currentIndex()
    pending ??= []
    window.history.back()
  }

  function addEntry(handler: () => void) {
    const state = historyState()
    if (!state.intercepts) window.history.pushState({ ...state, intercepts: true }, '')
    screenIndex = currentIndex()
    onBack = handler
  }

  /** Runs before the router's listener, which must not see steps between the two entries of one screen. */
  function handlePopState(event: PopStateEvent) {
    // The visitor went forward to the entry of a closed sheet.
    if (historyState().intercepts) return removeEntry()
    if (!onBack && !pending) return
    if (currentIndex() === screenIndex) event.stopImmediatePropagation()
    const [close, navigations] = [onBack, pending ?? []]
    onBack = undefined
    pending = undefined
    close?.()
    for (const navigate of navigations) run(navigate)
  }

  /** Navigates, once the entry of a sheet has been removed. */
  function run(navigate: () => void) {
    if (!pending && historyState().intercepts) {
      onBack = undefined
      removeEntry()
    }
    if (pending) pending.push(navigate)
    else navigate()
  }

  return {
    run,
    /** Lets the next Back call `handler` and stay on the screen. The returned function ends that. */
    intercept(handler: () => void) {
      let isReleased = false
      const start = () => {
        if (!isReleased) addEntry(handler)
      }
      if (pending) pending.push(start)
      else start()
      return () => {
        isReleased = true
        if (onBack !== handler) return
        onBack = undefined
        removeEntry()
      }
    },
    listen() {
      window.addEventListener('popstate', handlePopState, { capture: true })
      // After a reload the sheet is closed.
      if (historyState().intercepts) removeEntry()
      return () => window.removeEventListener('popstate', handlePopState, { capture: true })
    },
  }
}
