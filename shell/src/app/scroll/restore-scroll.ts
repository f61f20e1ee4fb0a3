import { scrollRestorationTimeoutMs } from '@baithak/contract/timeouts'
import { historyState } from '../../services/history-state'

/** How long a screen that has reached its former height may still grow. */
const growthMs = 1000

/** Input by which visitors scroll themselves: it ends the restoration. */
const scrollInputs = ['pointerdown', 'wheel', 'keydown'] as const

/** Keeps a screen that is still growing at `scrollTop`, until the visitor scrolls. Returns a function that stops it. */
export function restoreScroll(scrollTop: number, element: HTMLElement) {
  const restore = () => {
    if (element.scrollHeight < scrollTop + element.clientHeight) return
    element.scrollTop = scrollTop
    end ??= setTimeout(stop, growthMs)
  }
  const growth = new MutationObserver(restore)
  const timeout = setTimeout(stop, scrollRestorationTimeoutMs)
  let end: ReturnType<typeof setTimeout> | undefined

  function stop() {
    growth.disconnect()
    clearTimeout(timeout)
    clearTimeout(end)
    for (const input of scrollInputs) element.removeEventListener(input, stop)
  }
  for (const input of scrollInputs) element.addEventListener(input, stop, { passive: true })
  growth.observe(element, { childList: true, subtree: true })
  restore()
  return stop
}

/** A scroller is at rest after this time without scroll events. */
const restMs = 200

/**
 * Saves the scroll position in the history entry of this key each time the scroller comes to rest. The router stores the
 * key there too, so the position lasts as long as the entry, also when a phone discards the page to free memory. Returns
 * a function that stops it.
 */
export function saveScroll(key: string, scroller: EventTarget, currentScrollTop: () => number) {
  const save = () => {
    const state = historyState()
    // The current entry may already be the next screen's.
    const top = currentScrollTop()
    if ((state.key ?? 'default') === key && state.top !== top)
      window.history.replaceState({ ...state, top }, '')
  }
  // Rows that are measured late move the screen after `scrollend`, which some browsers never fire.
  let rest: ReturnType<typeof setTimeout> | undefined
  const saveAtRest = () => {
    clearTimeout(rest)
    rest = setTimeout(save, restMs)
  }
  scroller.addEventListener('scroll', saveAtRest, { passive: true })
  scroller.addEventListener('scrollend', save)
  document.addEventListener('visibilitychange', save)
  return () => {
    clearTimeout(rest)
    scroller.removeEventListener('scroll', saveAtRest)
    scroller.removeEventListener('scrollend', save)
    document.removeEventListener('visibilitychange', save)
  }
}

/** The scroll position saved in the current history entry. */
export const savedScrollTop = (): number => historyState().top ?? 0
