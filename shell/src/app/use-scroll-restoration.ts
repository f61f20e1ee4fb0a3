import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { restoreScroll, savedScrollTop, saveScroll } from './restore-scroll'
import type { ScreenRequest } from './use-shown-screen'

/**
 * A new screen starts at its top; Back and a reload restore the scroll position. A change behind the path, such as
 * another tab, does not scroll.
 */
export function useScrollRestoration(
  scroller: RefObject<HTMLElement | null>,
  { location: { key, pathname }, navigationType }: Omit<ScreenRequest, 'id'>,
) {
  const [positions] = useState(() => new Map<string, number>())
  const lastPathname = useRef<string>(undefined)
  const lastElement = useRef<HTMLElement>(undefined)

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const isSame = navigationType === 'REPLACE' && lastPathname.current === pathname
    const top = navigationType === 'POP' ? (positions.get(key) ?? savedScrollTop()) : 0
    const scrollTop = isSame ? element.scrollTop : top
    lastPathname.current = pathname
    positions.set(key, scrollTop)
    // Setting it forces a layout of the whole screen, and a new element is at its top anyway.
    if (scrollTop > 0 || element === lastElement.current) element.scrollTop = scrollTop
    lastElement.current = element
    const remember = () => positions.set(key, element.scrollTop)
    element.addEventListener('scroll', remember, { passive: true })
    return () => element.removeEventListener('scroll', remember)
  }, [key, pathname, navigationType, scroller, positions])

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
}
