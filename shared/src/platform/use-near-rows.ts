import {
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

/** How far from the screen rows are made ready, and how many pixels from it they are let go of again. */
const readyWithin = '600px'
const everywhere = '1000000px'
const keptWithin = 900

/** A list of so few rows is drawn whole, at once unless it is what a search has left of thousands. */
const few = 24

/** Rows of a list from one up to but not including another: drawn, or an empty place of their height. */
export interface Stretch {
  from: number
  to: number
  near: boolean
  /** As measured where rows have been drawn, elsewhere as most rows have it. */
  height: number
}

export interface NearRowsOptions {
  /** The list's name: who comes back to it finds each row where it was, though most are not drawn yet. */
  name: string
  /** How many rows are drawn together. */
  chunk: number
  /** What most rows are high with the gap below, in pixels. */
  rowHeight: number
  /** The page itself scrolls, not the shell's frame. */
  page?: boolean
}

/**
 * Cuts a list of thousands into what is near the screen and the places between, which the view gives their height and
 * `farPlace(stretch)`; the first row of what is drawn gets `nearPlace(from)`. Another `rows` begins at the top again, so
 * hand in the same list for the same rows. Draws all where a browser cannot tell what is near.
 */
export function useNearRows(
  list: RefObject<HTMLElement | null>,
  rows: readonly unknown[],
  { name, chunk, rowHeight, page = false }: NearRowsOptions,
): Stretch[] {
  const isShort = rows.length <= few
  const every = isShort ? chunksOf(rows.length, chunk) : first
  const [seen, setSeen] = useState<Seen>(() => {
    const left = lastLeft.get(name)
    return { rows, chunks: every, heights: left?.count === rows.length ? left.heights : none }
  })
  const isSame = seen.rows === rows
  const isWhole = seen.chunks.size * chunk >= seen.rows.length
  // Where all was drawn all is drawn again, so that rows that stay can slide to their new places.
  const chunks = isSame ? seen.chunks : isWhole ? every : first
  const heights = isSame ? seen.heights : none

  const shown = useRef<HTMLElement>(null)
  const leave = useEffectEvent(() => {
    if (!shown.current?.offsetHeight) return
    const drawn = measured(drawnIn(shown.current, chunk))
    lastLeft.set(name, { count: rows.length, heights: new Map([...heights, ...drawn]) })
  })
  useLayoutEffect(() => leave, [])

  // Whatever is drawn moves the places below it, so all are looked at anew.
  useEffect(() => {
    const box = list.current
    // A list around this one has let go of its element before this one is told that it is left.
    shown.current = box
    const places = box?.querySelectorAll(`[${farMark}]`) ?? []
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
const farMark = 'data-far'
const nearMark = 'data-near'

/** Marks the empty place of a stretch. */
export const farPlace = ({ from, to }: Stretch) => ({ [farMark]: `${from}-${to}` })
/** Marks where rows are drawn: the first of them, or the one box around them. */
export const nearPlace = (from: number) => ({ [nearMark]: from })

type HeightOf = (chunk: number) => number

function heightsOf(
  count: number,
  chunk: number,
  rowHeight: number,
  known: ReadonlyMap<number, number>,
): HeightOf {
  return (at) => known.get(at) ?? (Math.min((at + 1) * chunk, count) - at * chunk) * rowHeight
}

/** A near stretch for each near chunk, and one far stretch for all between two of them. */
export function stretchesOf(
  count: number,
  chunk: number,
  isNear: (chunk: number) => boolean,
  heightOf: HeightOf,
): Stretch[] {
  const stretches: Stretch[] = []
  for (let at = 0; at * chunk < count; at += 1) {
    const from = at * chunk
    const to = Math.min(from + chunk, count)
    const near = isNear(at)
    const last = stretches.at(-1)
    if (near || !last || last.near) stretches.push({ from, to, near, height: heightOf(at) })
    else {
      last.to = to
      last.height += heightOf(at)
    }
  }
  return stretches
}

/** Which chunks of a far stretch have come near. */
function chunksIn(entry: IntersectionObserverEntry, chunk: number, heightOf: HeightOf): number[] {
  if (!entry.isIntersecting) return []
  const { target, boundingClientRect: place, intersectionRect: shown } = entry
  const [from = 0, to = 0] = (target.getAttribute(farMark) ?? '').split('-').map(Number)
  const come: number[] = []
  let { top } = place
  for (let at = from / chunk; at * chunk < to && top < shown.bottom; at += 1) {
    top += heightOf(at)
    if (top > shown.top) come.push(at)
  }
  return come.length > 0 ? come : [from / chunk]
}

/** A chunk that is drawn, and where in the window it begins and ends. */
interface Drawn {
  at: number
  top: number
  bottom: number
}

/** All that is drawn, but for the last of all rows: nothing after them says where they end. */
function drawnIn(list: HTMLElement, chunk: number): Drawn[] {
  const marks = [...list.querySelectorAll(`[${nearMark}], [${farMark}]`)].map((element) => ({
    from: element.getAttribute(nearMark),
    top: topOf(element),
  }))
  return marks.flatMap(({ from, top }, place) => {
    const bottom = marks[place + 1]?.top
    return from === null || bottom === undefined ? [] : [{ at: Number(from) / chunk, top, bottom }]
  })
}

/** The drawn chunks that are far from the screen now, and how high each is. The one with the focus stays. */
function leftBehind(list: HTMLElement, chunk: number): Map<number, number> {
  const focused = list.contains(document.activeElement) ? document.activeElement : null
  const focus = focused ? topOf(focused) : Number.NaN
  const isFar = ({ top, bottom }: Drawn) =>
    bottom < -keptWithin || top > window.innerHeight + keptWithin
  const hasFocus = ({ top, bottom }: Drawn) => focus >= top && focus < bottom
  return measured(drawnIn(list, chunk).filter((drawn) => isFar(drawn) && !hasFocus(drawn)))
}

const topOf = (element: Element) => element.getBoundingClientRect().top
const measured = (drawn: readonly Drawn[]) =>
  new Map(drawn.map(({ at, top, bottom }) => [at, bottom - top]))
