import { scrollRestorationTimeoutMs } from '@baithak/contract/timeouts'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Location, NavigationType } from 'react-router-dom'
import { historyState } from './history-state'

interface ShownEntry {
  location: Location
  navigationType: NavigationType
}

/** The events that end the restoration, because the visitor scrolls. */
const scrollInputs = ['pointerdown', 'wheel', 'keydown'] as const

/** The time without scroll events after which the position is saved. */
const restMs = 100

/**
 * Scrolls a new screen to its top. Back and a reload restore the scroll position of their history entry, once. A
 * replaced entry of the same path, such as another tab of the screen, does not scroll. Call the returned function when
 * a mode's screen has rendered. The effects of the screen run later, and may scroll to a part of it.
 */
export function useScrollRestoration(getScroller: () => HTMLElement | null, shown: ShownEntry) {
  const { key } = shown.location
  const last = useRef<{ element: HTMLElement; pathname: string; key: string }>(undefined)
  useLayoutEffect(() => {
    // Closing a sheet is a step back, and the browser would undo the scrolling that follows it.
    window.history.scrollRestoration = 'manual'
  }, [])

  function startAtTop({ location: { key, pathname }, navigationType }: ShownEntry) {
    const element = getScroller()
    const { current } = last
    if (!element || current?.key === key) return
    last.current = { element, pathname, key }
    const isSameScreen = navigationType === 'REPLACE' && current?.pathname === pathname
    // A new element is at its top, and setting it would force a layout of the whole screen.
    if (!isSameScreen && current?.element === element) element.scrollTop = 0
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another history entry is shown.
  useLayoutEffect(() => {
    startAtTop(shown)
    const element = getScroller()
    const savedTop = shown.navigationType === 'POP' && historyState().top
    return savedTop && element ? restoreScroll(savedTop, element) : undefined
  }, [key])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another history entry is shown.
  useEffect(() => {
    const element = getScroller()
    return element ? saveScroll(key, element) : undefined
  }, [key])
  return startAtTop
}

/**
 * Scrolls to `scrollTop` as soon as the screen is long enough, unless the visitor scrolls first. Returns how to stop.
 */
function restoreScroll(scrollTop: number, element: HTMLElement) {
  const restore = () => {
    if (element.scrollHeight < scrollTop + element.clientHeight) return
    element.scrollTop = scrollTop
    stop()
  }
  const growth = new MutationObserver(restore)
  const timeout = setTimeout(stop, scrollRestorationTimeoutMs)
  function stop() {
    growth.disconnect()
    clearTimeout(timeout)
    for (const input of scrollInputs) element.removeEventListener(input, stop)
  }
  for (const input of scrollInputs) element.addEventListener(input, stop, { passive: true })
  growth.observe(element, { childList: true, subtree: true })
  restore()
  return stop
}

/** Saves the scroll position in the history entry of this key, so that both last equally long. Returns how to stop. */
function saveScroll(key: string, element: HTMLElement) {
  // When the page itself scrolls, the document fires the events.
  const target = element === document.documentElement ? document : element
  let rest: ReturnType<typeof setTimeout> | undefined
  const save = () => {
    const state = historyState()
    // The current entry may already be the next screen's.
    if ((state.key ?? 'default') === key)
      window.history.replaceState({ ...state, top: element.scrollTop }, '')
  }
  const handleScroll = () => {
    clearTimeout(rest)
    rest = setTimeout(save, restMs)
  }
  target.addEventListener('scroll', handleScroll, { passive: true })
  // Some browsers never fire this event.
  target.addEventListener('scrollend', save)
  return () => {
    clearTimeout(rest)
    target.removeEventListener('scroll', handleScroll)
    target.removeEventListener('scrollend', save)
  }
}
