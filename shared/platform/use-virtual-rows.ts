import {
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import {
  chunksToEvict,
  heightsByChunk,
  heightsOf,
  intersectingChunks,
  placeholdersOf,
  rangesOf,
  renderedChunksOf,
  type VirtualRange,
} from './virtual-ranges'

/** Rows this close to the screen are rendered. */
const overscan = '600px'
const everywhere = '1000000px'

/**
 * Up to this many rows a list is rendered completely. One that scrolled before gets all rows at once, and any other its
 * first chunk, so that entering its screen is a short task.
 */
const virtualizeFrom = 24

interface VirtualRowsOptions {
  /** Number of rows rendered together. */
  chunk: number
  /** The usual height of a row with the gap below it, in pixels. */
  rowHeight: number
  /** The page itself scrolls, not the shell's frame. */
  page?: boolean
  /** Caches measured heights under this name, so that rows are in the same position after Back. */
  name?: string | undefined
}

/**
 * Splits a long list into rendered ranges near the screen and placeholders between them. A placeholder gets its height
 * and `placeholderProps(range)`; the first row of a rendered range gets `rangeProps(from)`. A new `rows` array resets
 * the list to its beginning. Without IntersectionObserver all rows are rendered.
 */
export function useVirtualRows(
  list: RefObject<HTMLElement | null>,
  rows: readonly unknown[],
  { chunk, rowHeight, page = false, name }: VirtualRowsOptions,
): VirtualRange[] {
  const isShort = rows.length <= virtualizeFrom
  const allChunks = isShort ? chunksOf(rows.length, chunk) : firstChunk
  const [rendered, setRendered] = useState<Rendered>(() => {
    const cached = name === undefined ? undefined : measurementsCache.get(name)
    const isKnown = cached?.count === rows.length
    return {
      rows,
      chunks: isKnown || name === undefined ? allChunks : firstChunk,
      heights: isKnown ? cached.heights : noHeights,
    }
  })
  const isSame = rendered.rows === rows
  const isComplete = rendered.chunks.size * chunk >= rendered.rows.length
  // A completely rendered list remains so: its remaining rows animate to their new positions.
  const chunks = isSame ? rendered.chunks : isComplete ? allChunks : firstChunk
  const heights = isSame ? rendered.heights : noHeights

  const listBox = useRef<HTMLElement>(null)
  const cacheHeights = useEffectEvent(() => {
    if (name === undefined || !listBox.current?.offsetHeight) return
    const current = heightsByChunk(renderedChunksOf(listBox.current, chunk))
    measurementsCache.set(name, { count: rows.length, heights: new Map([...heights, ...current]) })
  })
  useLayoutEffect(() => cacheHeights, [])

  // Rendered rows move the placeholders below them, so all are observed again.
  useEffect(() => {
    const box = list.current
    // On unmount the list's ref is cleared before the layout effects of this component are cleaned up.
    listBox.current = box
    const placeholders = placeholdersOf(box)
    if (!box || placeholders.length === 0) return
    const heightOf = heightsOf(rows.length, chunk, rowHeight, heights)
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.flatMap((entry) => intersectingChunks(entry, chunk, heightOf))
        // One chunk at a time, in a transition: scrolling and typing have priority. A short list continues from its
        // top, which is in the window; a long one from the middle of the screen.
        const next = near[isShort ? 0 : Math.floor(near.length / 2)]
        if (next === undefined) return
        const evicted = isShort ? noHeights : chunksToEvict(box, chunk)
        startTransition(() =>
          setRendered({
            rows,
            chunks: new Set([...chunks].filter((each) => !evicted.has(each)).concat(next)),
            heights: new Map([...heights, ...evicted]),
          }),
        )
      },
      // `rootMargin` applies to the scroll container only.
      { root: page ? null : box.closest('main'), rootMargin: isShort ? everywhere : overscan },
    )
    for (const placeholder of placeholders) observer.observe(placeholder)
    return () => observer.disconnect()
  }, [rows, isShort, chunks, heights, chunk, rowHeight, page, list])

  const all = typeof IntersectionObserver === 'undefined'
  const heightOf = heightsOf(rows.length, chunk, rowHeight, heights)
  return rangesOf(rows.length, chunk, (at) => all || chunks.has(at), heightOf)
}

interface Rendered {
  rows: readonly unknown[]
  chunks: ReadonlySet<number>
  /** Heights of evicted chunks, in pixels. */
  heights: ReadonlyMap<number, number>
}

/** Chunk heights of each named list when it was last unmounted. */
const measurementsCache = new Map<string, { count: number; heights: ReadonlyMap<number, number> }>()

const firstChunk: ReadonlySet<number> = new Set([0])
const noHeights: ReadonlyMap<number, number> = new Map()
const chunksOf = (count: number, chunk: number): ReadonlySet<number> =>
  new Set(Array.from({ length: Math.ceil(count / chunk) }, (_, at) => at))
