import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Location, NavigationType } from 'react-router-dom'
import { historyState } from './history-state'

interface Entry {
  location: Location
  navigationType: NavigationType
}

interface Options<Screen> {
  shown: Screen
  /** True for a screen of the shell, which renders with its entry. */
  isRendered: boolean
  onShown(screen: Screen): void
}

/** The time without scroll events after which the position is saved. */
const restMs = 100

/**
 * Scrolls a new screen to its top. Back and a reload restore the scroll position of their history entry. A replaced
 * entry of the same path, such as another tab of the screen, does not scroll. Call the returned function when a mode's
 * screen has rendered. The effects of the screen run later, and may scroll to a part of it.
 */
export function useScrollRestoration<Screen extends Entry>(
  getScroller: () => HTMLElement | null,
  { shown, isRendered, onShown }: Options<Screen>,
) {
  const { key } = shown.location
  const last = useRef<{ element: HTMLElement; pathname: string; key: string }>(undefined)
  useLayoutEffect(() => {
    // Closing a sheet is a step back, and the browser would undo the scrolling that follows it.
    window.history.scrollRestoration = 'manual'
  }, [])

  function scrollToStart({ location: { key, pathname }, navigationType }: Entry) {
    const element = getScroller()
    const { current } = last
    if (!element || current?.key === key) return
    last.current = { element, pathname, key }
    const isSameScreen = navigationType === 'REPLACE' && current?.pathname === pathname
    const savedTop = navigationType === 'POP' ? historyState().top : 0
    if (savedTop) element.scrollTop = savedTop
    // A new element is at its top, and setting it would force a layout of the whole screen.
    else if (!isSameScreen && current?.element === element) element.scrollTop = 0
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another history entry is shown.
  useLayoutEffect(() => {
    if (isRendered) scrollToStart(shown)
  }, [key])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another history entry is shown.
  useEffect(() => {
    const element = getScroller()
    return element ? saveScroll(key, element) : undefined
  }, [key])
  return (screen: Screen) => {
    scrollToStart(screen)
    onShown(screen)
  }
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
  return () => {
    clearTimeout(rest)
    target.removeEventListener('scroll', handleScroll)
  }
}
