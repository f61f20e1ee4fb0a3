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
  chunksIn,
  drawnIn,
  farPlaces,
  heightsOf,
  leftBehind,
  measured,
  stretchesOf,
  type VirtualRange,
} from './virtual-ranges'

/** How far from the screen rows are made ready. */
const readyWithin = '600px'
const everywhere = '1000000px'

/** A list of so few rows is drawn whole, at once unless it is what a search has left of thousands. */
const few = 24

export interface VirtualRowsOptions {
  /** How many rows are drawn together. */
  chunk: number
  /** What most rows are high with the gap below, in pixels. */
  rowHeight: number
  /** The page itself scrolls, not the shell's frame. */
  page?: boolean
  /** The list's own name: who comes back to it finds each row where it was, though most are not drawn yet. */
  name?: string | undefined
}

/**
 * Cuts a list of thousands into what is near the screen and the places between, which the view gives their height and
 * `placeholderProps(stretch)`; the first row of what is drawn gets `rangeProps(from)`. Another `rows` begins at the top again, so
 * hand in the same list for the same rows. Draws all where a browser cannot tell what is near.
 */
export function useVirtualRows(
  list: RefObject<HTMLElement | null>,
  rows: readonly unknown[],
  { chunk, rowHeight, page = false, name }: VirtualRowsOptions,
): VirtualRange[] {
  const isShort = rows.length <= few
  const every = isShort ? chunksOf(rows.length, chunk) : first
  const [seen, setSeen] = useState<Seen>(() => {
    const left = name === undefined ? undefined : lastLeft.get(name)
    return { rows, chunks: every, heights: left?.count === rows.length ? left.heights : none }
  })
  const isSame = seen.rows === rows
  const isWhole = seen.chunks.size * chunk >= seen.rows.length
  // Where all was drawn all is drawn again, so that rows that stay can slide to their new places.
  const chunks = isSame ? seen.chunks : isWhole ? every : first
  const heights = isSame ? seen.heights : none

  const shown = useRef<HTMLElement>(null)
  const leave = useEffectEvent(() => {
    if (name === undefined || !shown.current?.offsetHeight) return
    const drawn = measured(drawnIn(shown.current, chunk))
    lastLeft.set(name, { count: rows.length, heights: new Map([...heights, ...drawn]) })
  })
  useLayoutEffect(() => leave, [])

  // Whatever is drawn moves the places below it, so all are looked at anew.
  useEffect(() => {
    const box = list.current
    // A list around this one has let go of its element before this one is told that it is left.
    shown.current = box
    const places = farPlaces(box)
    if (!box || places.length === 0) return
    const heightOf = heightsOf(rows.length, chunk, rowHeight, heights)
    const watch = new IntersectionObserver(
      (entries) => {
        const come = entries.flatMap((entry) => chunksIn(entry, chunk, heightOf))
        // One chunk at a time, from the middle of the screen, and whoever scrolls or types meanwhile goes first.
        const next = come[Math.floor(come.length / 2)]
        if (next === undefined) return
        const left = isShort ? none : leftBehind(box, chunk)
        startTransition(() =>
          setSeen({
            rows,
            chunks: new Set([...chunks].filter((each) => !left.has(each)).concat(next)),
            heights: new Map([...heights, ...left]),
          }),
        )
      },
      // The margin counts from the box that scrolls.
      { root: page ? null : box.closest('main'), rootMargin: isShort ? everywhere : readyWithin },
    )
    for (const place of places) watch.observe(place)
    return () => watch.disconnect()
  }, [rows, isShort, chunks, heights, chunk, rowHeight, page, list])

  const all = typeof IntersectionObserver === 'undefined'
  const heightOf = heightsOf(rows.length, chunk, rowHeight, heights)
  return stretchesOf(rows.length, chunk, (at) => all || chunks.has(at), heightOf)
}

interface Seen {
  rows: readonly unknown[]
  chunks: ReadonlySet<number>
  /** Of chunks that were drawn and let go of. */
  heights: ReadonlyMap<number, number>
}

/** How high the chunks of each list were when it was last left. */
const lastLeft = new Map<string, { count: number; heights: ReadonlyMap<number, number> }>()

const first: ReadonlySet<number> = new Set([0])
const none: ReadonlyMap<number, number> = new Map()
const chunksOf = (count: number, chunk: number): ReadonlySet<number> =>
  new Set(Array.from({ length: Math.ceil(count / chunk) }, (_, at) => at))
