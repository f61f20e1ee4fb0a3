import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { keepPlaces, keptPlace, leadTo } from './place-in-screen'

/** A new screen starts at its top; going back and loading the page anew return to where it was left. */
export function useScrollMemory(scroller: RefObject<HTMLElement | null>) {
  const { key } = useLocation()
  const arrival = useNavigationType()
  const [places] = useState(() => new Map<string, number>())

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const place = arrival === 'POP' ? (places.get(key) ?? keptPlace()) : 0
    places.set(key, place)
    element.scrollTop = place
    const remember = () => places.set(key, element.scrollTop)
    element.addEventListener('scroll', remember, { passive: true })
    return () => element.removeEventListener('scroll', remember)
  }, [key, arrival, scroller, places])

  useEffect(() => {
    const element = scroller.current
    const place = places.get(key)
    if (!element || arrival !== 'POP' || !place) return
    return leadTo(place, element)
  }, [key, arrival, scroller, places])

  useEffect(() => {
    const element = scroller.current
    return element ? keepPlaces(key, element, () => places.get(key) ?? 0) : undefined
  }, [key, scroller, places])
}
