import { currentIndex, historyState } from './history-state'

/**
 * Lets Back close an open sheet: an additional history entry of the same URL is on top of the screen's entry while the
 * sheet is open. It never takes part in a navigation, which waits until the entry is removed. Its `idx` is that of the
 * screen, so the router's count stays right.
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

  /** Before the router's own listener, which must not see steps between the two entries of one screen. */
  function handlePopState(event: PopStateEvent) {
    // Forward to the entry of a sheet that is closed by now.
    if (historyState().intercepts) return removeEntry()
    if (!onBack && !pending) return
    if (currentIndex() === screenIndex) event.stopImmediatePropagation()
    const [close, navigations] = [onBack, pending ?? []]
    onBack = undefined
    pending = undefined
    close?.()
    for (const navigate of navigations) run(navigate)
  }

  /** Navigates once no entry of a sheet is on top. */
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
    /** The next Back calls `handler` and stays on the screen. The returned function ends that. */
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
