import { type RefObject, startTransition, useEffect, useState } from 'react'

/** How far from the screen rows are made ready. */
const readyWithin = '1000px'

/** A list of so few rows is drawn whole. */
const few = 24

/** Rows of a list from one up to but not including another: drawn, or an empty place of their height. */
export interface Stretch {
  from: number
  to: number
  near: boolean
}

export interface NearRowsOptions {
  /** How many rows are drawn together. */
  chunk: number
  /** The page itself scrolls, not the shell's frame. */
  page?: boolean
}

/**
 * Cuts a list of thousands into what is near the screen, or has been, and the places between, which the view gives
 * their height and `farPlace(stretch)`. Another `rows` begins at the top again, so hand in the same list for the same
 * rows. Draws all where a browser cannot tell what is near.
 */
export function useNearRows(
  list: RefObject<HTMLElement | null>,
  rows: readonly unknown[],
  { chunk, page = false }: NearRowsOptions,
): Stretch[] {
  const [seen, setSeen] = useState({ rows, chunks: first })
  const chunks = seen.rows === rows ? seen.chunks : first

  // Whatever is drawn moves the places below it, so all are looked at anew.
  useEffect(() => {
    const places = list.current?.querySelectorAll(`[${farMark}]`) ?? []
    if (places.length === 0) return
    const watch = new IntersectionObserver(
      (entries) => {
        const come = entries.flatMap((entry) => chunksIn(entry, chunk))
        // One chunk at a time, from the middle of the screen, and whoever scrolls or types meanwhile goes first.
        const next = come[Math.floor(come.length / 2)]
        if (next === undefined) return
        startTransition(() => setSeen({ rows, chunks: new Set([...chunks, next]) }))
      },
      // The margin counts from the box that scrolls.
      { root: page ? null : (list.current?.closest('main') ?? null), rootMargin: readyWithin },
    )
    for (const place of places) watch.observe(place)
    return () => watch.disconnect()
  }, [rows, chunks, chunk, page, list])

  const all = rows.length <= few || typeof IntersectionObserver === 'undefined'
  return stretchesOf(rows.length, chunk, (at) => all || chunks.has(at))
}

const first: ReadonlySet<number> = new Set([0])
const farMark = 'data-far'

/** Marks the empty place of a stretch. */
export const farPlace = ({ from, to }: Stretch) => ({ [farMark]: `${from}-${to}` })

/** A near stretch for each near chunk, and one far stretch for all between two of them. */
export function stretchesOf(
  count: number,
  chunk: number,
  isNear: (chunk: number) => boolean,
): Stretch[] {
  const stretches: Stretch[] = []
  for (let from = 0; from < count; from += chunk) {
    const to = Math.min(from + chunk, count)
    const near = isNear(from / chunk)
    const last = stretches.at(-1)
    if (!near && last && !last.near) last.to = to
    else stretches.push({ from, to, near })
  }
  return stretches
}

/** Which chunks of a far stretch have come near. */
function chunksIn(entry: IntersectionObserverEntry, chunk: number): number[] {
  if (!entry.isIntersecting) return []
  const { target, boundingClientRect: place, intersectionRect: shown } = entry
  const [from = 0, to = 0] = (target.getAttribute(farMark) ?? '').split('-').map(Number)
  const rowAt = (y: number) => from + ((y - place.top) / (place.height || 1)) * (to - from)
  const start = Math.floor(rowAt(shown.top) / chunk)
  const end = Math.ceil(Math.min(rowAt(shown.bottom), to) / chunk)
  return Array.from({ length: Math.max(1, end - start) }, (_, at) => start + at)
}
