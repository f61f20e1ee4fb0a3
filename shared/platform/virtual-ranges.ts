/** Rows from `from` up to but not including `to`: rendered, or a placeholder of their height. */
export interface VirtualRange {
  from: number
  to: number
  near: boolean
  /** In pixels: measured where rows have been rendered, otherwise an estimate. */
  height: number
}

/** Rows further from the screen than this are replaced by a placeholder again. */
const evictBeyondPx = 900

const placeholderAttribute = 'data-far'
const rangeAttribute = 'data-near'

/** Attributes of a range's placeholder. */
export const placeholderProps = ({ from, to }: VirtualRange) => ({
  [placeholderAttribute]: `${from}-${to}`,
})
/** Attributes of the first row of a rendered range, or of the box around its rows. */
export const rangeProps = (from: number) => ({ [rangeAttribute]: from })

/** The placeholders in the list's DOM. */
export const placeholdersOf = (list: HTMLElement | null): readonly Element[] => [
  ...(list?.querySelectorAll(`[${placeholderAttribute}]`) ?? []),
]

/** A chunk's height in pixels. */
type HeightOf = (chunk: number) => number

/** The measured height of a chunk, or `rowHeight` for each of its rows. */
export function heightsOf(
  count: number,
  chunk: number,
  rowHeight: number,
  measured: ReadonlyMap<number, number>,
): HeightOf {
  return (at) => measured.get(at) ?? (Math.min((at + 1) * chunk, count) - at * chunk) * rowHeight
}

/** A range for each rendered chunk, and one placeholder range for all chunks between two of them. */
export function rangesOf(
  count: number,
  chunk: number,
  isNear: (chunk: number) => boolean,
  heightOf: HeightOf,
): VirtualRange[] {
  const ranges: VirtualRange[] = []
  for (let at = 0; at * chunk < count; at += 1) {
    const from = at * chunk
    const to = Math.min(from + chunk, count)
    const near = isNear(at)
    const last = ranges.at(-1)
    if (near || !last || last.near) ranges.push({ from, to, near, height: heightOf(at) })
    else {
      last.to = to
      last.height += heightOf(at)
    }
  }
  return ranges
}

/** The chunks of a placeholder that intersect the observed area. */
export function intersectingChunks(
  entry: IntersectionObserverEntry,
  chunk: number,
  heightOf: HeightOf,
): number[] {
  if (!entry.isIntersecting) return []
  const { target, boundingClientRect: box, intersectionRect: visible } = entry
  const [from = 0, to = 0] = (target.getAttribute(placeholderAttribute) ?? '')
    .split('-')
    .map(Number)
  const chunks: number[] = []
  let { top } = box
  for (let at = from / chunk; at * chunk < to && top < visible.bottom; at += 1) {
    top += heightOf(at)
    if (top > visible.top) chunks.push(at)
  }
  return chunks.length > 0 ? chunks : [from / chunk]
}

/** A rendered chunk with its top and bottom in the window, in pixels. */
interface RenderedChunk {
  at: number
  top: number
  bottom: number
}

/** All rendered chunks but the list's last one: no element after it shows where it ends. */
export function renderedChunksOf(list: HTMLElement, chunk: number): RenderedChunk[] {
  const marks = [...list.querySelectorAll(`[${rangeAttribute}], [${placeholderAttribute}]`)].map(
    (element) => ({
      from: element.getAttribute(rangeAttribute),
      top: topOf(element),
    }),
  )
  return marks.flatMap(({ from, top }, index) => {
    const bottom = marks[index + 1]?.top
    return from === null || bottom === undefined ? [] : [{ at: Number(from) / chunk, top, bottom }]
  })
}

/** The heights of rendered chunks far from the screen. The chunk with the focus is not evicted. */
export function chunksToEvict(list: HTMLElement, chunk: number): Map<number, number> {
  const focused = list.contains(document.activeElement) ? document.activeElement : null
  const focus = focused ? topOf(focused) : Number.NaN
  const isFar = ({ top, bottom }: RenderedChunk) =>
    bottom < -evictBeyondPx || top > window.innerHeight + evictBeyondPx
  const hasFocus = ({ top, bottom }: RenderedChunk) => focus >= top && focus < bottom
  return heightsByChunk(
    renderedChunksOf(list, chunk).filter((each) => isFar(each) && !hasFocus(each)),
  )
}

const topOf = (element: Element) => element.getBoundingClientRect().top
/** The height of each chunk in pixels. */
export const heightsByChunk = (chunks: readonly RenderedChunk[]) =>
  new Map(chunks.map(({ at, top, bottom }) => [at, bottom - top]))
