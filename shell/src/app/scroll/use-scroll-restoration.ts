import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ScreenRequest } from '../screen/use-shown-screen'
import { restoreScroll, savedScrollTop, saveScroll } from './restore-scroll'

type ShownScreen = Omit<ScreenRequest, 'id'>

/**
 * A new screen starts at its top; Back and a reload restore the scroll position. A change behind the path, such as
 * another tab, does not scroll. The result scrolls at once, for a view transition: React renders the shell only after
 * the transition has measured the screen.
 */
export function useScrollRestoration(scroller: RefObject<HTMLElement | null>, screen: ShownScreen) {
  const { key } = screen.location
  const { navigationType } = screen
  const [positions] = useState(() => new Map<string, number>())
  const shown = useRef<{ key: string; pathname: string; scrollTop: number }>(undefined)
  const lastElement = useRef<HTMLElement>(undefined)

  const scroll = useCallback(
    ({ location: { key, pathname }, navigationType }: ShownScreen) => {
      const element = scroller.current
      if (!element) return
      const last = shown.current
      // Both the mode and the shell's render lead here, and the visitor may have scrolled in between.
      if (last?.key === key && element === lastElement.current) return
      const isSame = navigationType === 'REPLACE' && last?.pathname === pathname
      const top = navigationType === 'POP' ? (positions.get(key) ?? savedScrollTop()) : 0
      if (last?.key !== key) {
        const next = isSame ? element.scrollTop : top
        shown.current = { key, pathname, scrollTop: next }
        positions.set(key, next)
      }
      const scrollTop = shown.current?.scrollTop ?? 0
      // Setting it forces a layout of the whole screen, and a new element is at its top anyway.
      if (scrollTop > 0 || element === lastElement.current) element.scrollTop = scrollTop
      lastElement.current = element
    },
    [scroller, positions],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: another history entry is shown.
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    scroll(screen)
    const remember = () => {
      if (shown.current) positions.set(shown.current.key, element.scrollTop)
    }
    element.addEventListener('scroll', remember, { passive: true })
    return () => element.removeEventListener('scroll', remember)
  }, [key, scroll, scroller, positions])

  useEffect(() => {
    const element = scroller.current
    const scrollTop = positions.get(key)
    if (!element || navigationType !== 'POP' || !scrollTop) return
    return restoreScroll(scrollTop, element)
  }, [key, navigationType, scroller, positions])

  useEffect(() => {
    const element = scroller.current
    return element ? saveScroll(key, element, () => positions.get(key) ?? 0) : undefined
  }, [key, scroller, positions])

  return scroll
}
