import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** How long a screen may grow before we stop leading it back to where the visitor was, in milliseconds. */
const patience = 1000

/** What visitors do when they scroll by themselves: from then on the place is theirs. */
const takingOver = ['pointerdown', 'wheel', 'keydown'] as const

/** A new screen starts at its top; going back returns to where it was left. */
export function useScrollMemory(scroller: RefObject<HTMLElement | null>) {
  const { key } = useLocation()
  const arrival = useNavigationType()
  const places = useRef(new Map<string, number>())

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const place = arrival === 'POP' ? (places.current.get(key) ?? 0) : 0
    element.scrollTop = place
    const remember = () => places.current.set(key, element.scrollTop)
    element.addEventListener('scroll', remember, { passive: true })
    return () => element.removeEventListener('scroll', remember)
  }, [key, arrival, scroller])

  useEffect(() => {
    const element = scroller.current
    const place = places.current.get(key)
    if (!element || arrival !== 'POP' || !place) return
    const growth = new MutationObserver(() => {
      if (element.scrollHeight >= place + element.clientHeight) element.scrollTop = place
    })
    growth.observe(element, { childList: true, subtree: true })
    const stop = () => growth.disconnect()
    const end = setTimeout(stop, patience)
    for (const act of takingOver) element.addEventListener(act, stop, { passive: true })
    return () => {
      clearTimeout(end)
      stop()
      for (const act of takingOver) element.removeEventListener(act, stop)
    }
  }, [key, arrival, scroller])
}
