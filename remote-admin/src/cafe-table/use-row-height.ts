import { rangeProps } from '@baithak/platform'
import { type RefObject, useEffect, useState } from 'react'

/** Pixels on a wide page; a phone's rows are up to twice as high. */
const defaultRowHeight = 64

/** The attribute of a rendered range, whose value is the index of its first row. */
const [rangeAttribute = ''] = Object.keys(rangeProps(0))

/**
 * The estimated height of a row that is not rendered. After a reload it is the average of those that were above the
 * window, from the history entry: at the restored scroll position there is the same row again, not just the same pixel.
 */
export function useRowHeight(table: RefObject<HTMLTableElement | null>, chunk: number): number {
  const [rowHeight] = useState(storedRowHeight)
  useEffect(() => {
    const save = () => {
      const average = averageAbove(table.current, chunk)
      const { state } = window.history
      if (average && state?.rowHeight !== average)
        window.history.replaceState({ ...state, rowHeight: average }, '')
    }
    // Fired before a reload, and before a phone discards the page.
    document.addEventListener('visibilitychange', save)
    window.addEventListener('pagehide', save)
    return () => {
      document.removeEventListener('visibilitychange', save)
      window.removeEventListener('pagehide', save)
    }
  }, [table, chunk])
  return rowHeight
}

function storedRowHeight(): number {
  const stored: unknown = window.history.state?.rowHeight
  return typeof stored === 'number' && stored > 0 ? stored : defaultRowHeight
}

/** The first chunk does not count, because it is rendered at once and has its own height. */
function averageAbove(table: HTMLTableElement | null, chunk: number): number | undefined {
  const [first, ...bodies] = [...(table?.tBodies ?? [])]
  const top = bodies.find((body) => {
    return body.hasAttribute(rangeAttribute) && body.getBoundingClientRect().bottom > 0
  })
  if (!first || !top) return undefined
  const from = Number(top.getAttribute(rangeAttribute))
  const isFirstRendered = first.hasAttribute(rangeAttribute)
  const { top: listTop, bottom } = first.getBoundingClientRect()
  const height = top.getBoundingClientRect().top - (isFirstRendered ? bottom : listTop)
  const rows = from - (isFirstRendered ? chunk : 0)
  return rows > 0 ? height / rows : undefined
}
