import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { restoreScroll, savedScrollTop, saveScroll } from './restore-scroll'

/**
 * A new screen starts at its top; going back and loading the page anew return to where it was left. What changes behind
 * the path, as a chosen tab, moves nobody.
 */
export function useScrollRestoration(scroller: RefObject<HTMLElement | null>) {
  const { key, pathname } = useLocation()
  const arrival = useNavigationType()
  const [places] = useState(() => new Map<string, number>())
  const shown = useRef<string>(undefined)

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const isSame = arrival === 'REPLACE' && shown.current === pathname
    const top = arrival === 'POP' ? (places.get(key) ?? savedScrollTop()) : 0
    const place = isSame ? element.scrollTop : top
    shown.current = pathname
    places.set(key, place)
    element.scrollTop = place
    const remember = () => places.set(key, element.scrollTop)
    element.addEventListener('scroll', remember, { passive: true })
    return () => element.removeEventListener('scroll', remember)
  }, [key, pathname, arrival, scroller, places])

  useEffect(() => {
    const element = scroller.current
    const place = places.get(key)
    if (!element || arrival !== 'POP' || !place) return
    return restoreScroll(place, element)
  }, [key, arrival, scroller, places])

  useEffect(() => {
    const element = scroller.current
    return element ? saveScroll(key, element, () => places.get(key) ?? 0) : undefined
  }, [key, scroller, places])
}
