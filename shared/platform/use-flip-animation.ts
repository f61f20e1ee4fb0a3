import { useLayoutEffect, useRef } from 'react'
import { prefersReducedMotion, quickTiming } from './motion'

const reducedMotionTiming = { duration: 120 }

/** A row that moves farther fades in instead: it would fly over the others and leave a gap. */
const maxSlidePx = 320

/** Rows below this are not measured or animated: they are out of sight. */
const maxMeasuredScreens = 2

/**
 * Animates a list by FLIP: when `order` changes, rows that stay slide to their new position and new rows fade in. With
 * reduced motion rows only fade. Attach the returned ref to the list.
 */
export function useFlipAnimation<List extends HTMLElement>(order: string) {
  const list = useRef<List>(null)
  const previousTops = useRef<ReadonlyMap<Element, number>>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the order decides where the rows are
  useLayoutEffect(() => {
    const before = previousTops.current
    if (!before && list.current) {
      // Called once the first frame has its layout: measuring before would force one within the commit.
      const layout = new ResizeObserver(() => {
        layout.disconnect()
        previousTops.current = measureTops(list.current)
      })
      layout.observe(list.current)
      return () => layout.disconnect()
    }
    const tops = measureTops(list.current)
    previousTops.current = tops
    if (!before) return
    const isReduced = prefersReducedMotion()
    for (const [row, top] of tops) {
      const deltaPx = (before.get(row) ?? Number.POSITIVE_INFINITY) - top
      if (Math.abs(deltaPx) > maxSlidePx)
        row.animate({ opacity: [0, 1] }, isReduced ? reducedMotionTiming : quickTiming)
      else if (deltaPx && !isReduced)
        row.animate({ translate: [`0 ${deltaPx}px`, '0 0'] }, quickTiming)
    }
  }, [order])

  return list
}

/** Each row's distance from the top of its list. */
function measureTops(list: HTMLElement | null): ReadonlyMap<Element, number> {
  const tops = new Map<Element, number>()
  const listTop = list?.offsetTop ?? 0
  for (const row of list?.children ?? []) {
    const top = row instanceof HTMLElement ? row.offsetTop - listTop : 0
    if (top > maxMeasuredScreens * window.innerHeight) break
    tops.set(row, top)
  }
  return tops
}
