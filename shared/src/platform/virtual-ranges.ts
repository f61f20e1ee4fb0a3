/** Rows of a list from one up to but not including another: drawn, or an empty place of their height. */
export interface VirtualRange {
  from: number
  to: number
  near: boolean
  /** As measured where rows have been drawn, elsewhere as most rows have it. */
  height: number
}

/** How many pixels from the screen rows are let go of again. */
const keptWithin = 900

const farMark = 'data-far'
const nearMark = 'data-near'

/** Marks the empty place of a stretch. */
export const placeholderProps = ({ from, to }: VirtualRange) => ({ [farMark]: `${from}-${to}` })
/** Marks where rows are drawn: the first of them, or the one box around them. */
export const rangeProps = (from: number) => ({ [nearMark]: from })

/** The empty places of a list, as they stand in it now. */
export const farPlaces = (list: HTMLElement | null): readonly Element[] => [
  ...(list?.querySelectorAll(`[${farMark}]`) ?? []),
]

/** How high a chunk is, in pixels. */
export type HeightOf = (chunk: number) => number

/** As measured, elsewhere as most rows have it. */
export function heightsOf(
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
): VirtualRange[] {
  const stretches: VirtualRange[] = []
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
export function chunksIn(
  entry: IntersectionObserverEntry,
  chunk: number,
  heightOf: HeightOf,
): number[] {
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
export function drawnIn(list: HTMLElement, chunk: number): Drawn[] {
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
export function leftBehind(list: HTMLElement, chunk: number): Map<number, number> {
  const focused = list.contains(document.activeElement) ? document.activeElement : null
  const focus = focused ? topOf(focused) : Number.NaN
  const isFar = ({ top, bottom }: Drawn) =>
    bottom < -keptWithin || top > window.innerHeight + keptWithin
  const hasFocus = ({ top, bottom }: Drawn) => focus >= top && focus < bottom
  return measured(drawnIn(list, chunk).filter((drawn) => isFar(drawn) && !hasFocus(drawn)))
}

const topOf = (element: Element) => element.getBoundingClientRect().top
/** How high each is. */
export const measured = (drawn: readonly Drawn[]) =>
  new Map(drawn.map(({ at, top, bottom }) => [at, bottom - top]))
