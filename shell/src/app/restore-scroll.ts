import { scrollRestorationTimeoutMs } from '@baithak/shared/timeouts'

/** Milliseconds that a screen may still grow when it has become as long as it was. */
const growing = 1000

/** What visitors do when they scroll by themselves: from then on the place is theirs. */
const takingOver = ['pointerdown', 'wheel', 'keydown'] as const

/** Holds a screen that is still growing to its place, until the visitor scrolls; the result ends it before. */
export function restoreScroll(place: number, element: HTMLElement) {
  const lead = () => {
    if (element.scrollHeight < place + element.clientHeight) return
    element.scrollTop = place
    end ??= setTimeout(stop, growing)
  }
  const growth = new MutationObserver(lead)
  const giveUp = setTimeout(stop, scrollRestorationTimeoutMs)
  let end: ReturnType<typeof setTimeout> | undefined

  function stop() {
    growth.disconnect()
    clearTimeout(giveUp)
    clearTimeout(end)
    for (const act of takingOver) element.removeEventListener(act, stop)
  }
  for (const act of takingOver) element.addEventListener(act, stop, { passive: true })
  growth.observe(element, { childList: true, subtree: true })
  lead()
  return stop
}

/** Milliseconds after which nothing moves any more. */
const resting = 200

/**
 * Writes each place where the visitor stops scrolling down with the history's entry of that key, where the router keeps
 * the key itself: so it lasts as long as the entry, also when a phone that needs the memory drops a page that is out of
 * sight. The result ends it.
 */
export function saveScroll(key: string, scroller: EventTarget, placeNow: () => number) {
  const keep = () => {
    const { state } = window.history
    // The entry may be the next screen's already.
    const top = placeNow()
    if ((state?.key ?? 'default') === key && state?.top !== top)
      window.history.replaceState({ ...state, top }, '')
  }
  // Rows that are measured late move the screen after the end, and some browsers know no end of a scroll.
  let rest: ReturnType<typeof setTimeout> | undefined
  const keepAtRest = () => {
    clearTimeout(rest)
    rest = setTimeout(keep, resting)
  }
  scroller.addEventListener('scroll', keepAtRest, { passive: true })
  scroller.addEventListener('scrollend', keep)
  document.addEventListener('visibilitychange', keep)
  return () => {
    clearTimeout(rest)
    scroller.removeEventListener('scroll', keepAtRest)
    scroller.removeEventListener('scrollend', keep)
    document.removeEventListener('visibilitychange', keep)
  }
}

/** The place that was written down with the entry that the page stands at. */
export function savedScrollTop(): number {
  const top: unknown = window.history.state?.top
  return typeof top === 'number' ? top : 0
}
