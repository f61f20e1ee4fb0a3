import { useLayoutEffect, useRef } from 'react'
import { prefersReducedMotion, quickTiming } from './motion'

const still = { duration: 120 }

/** A row whose way is longer than this fades in instead: it would fly, and leave its place empty, in pixels. */
const farthest = 320

/** Rows below so many screens are neither asked where they are nor moved: nobody sees them. */
const screens = 2

/**
 * Give the ref to a list: rows that stay slide to their new places when `order` changes, rows that come fade in. Those
 * who asked for less motion see the fading alone.
 */
export function useFlipAnimation<List extends HTMLElement>(order: string) {
  const list = useRef<List>(null)
  const known = useRef<ReadonlyMap<Element, number>>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: places are read anew when the order changes, which the list shows
  useLayoutEffect(() => {
    const before = known.current
    const places = placesIn(list.current)
    known.current = places
    if (!before) return
    const calm = prefersReducedMotion()
    for (const [row, top] of places) {
      const way = (before.get(row) ?? Number.POSITIVE_INFINITY) - top
      if (Math.abs(way) > farthest) row.animate?.({ opacity: [0, 1] }, calm ? still : quickTiming)
      else if (way && !calm) row.animate?.({ translate: [`0 ${way}px`, '0 0'] }, quickTiming)
    }
  }, [order])

  return list
}

/** How far each row stands below the top of its list. */
function placesIn(list: HTMLElement | null): ReadonlyMap<Element, number> {
  const places = new Map<Element, number>()
  const top = list?.offsetTop ?? 0
  for (const row of list?.children ?? []) {
    const place = row instanceof HTMLElement ? row.offsetTop - top : 0
    if (place > screens * window.innerHeight) break
    places.set(row, place)
  }
  return places
}
