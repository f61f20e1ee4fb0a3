import { extname } from 'node:path'

/** One answer of the server, its times in milliseconds of the wall clock. */
export interface Answer {
  path: string
  status: number
  bytes: number
  start: number
  end: number
}

export const kinds = ['js', 'css', 'fonts', 'pictures', 'other'] as const
export type Kind = (typeof kinds)[number]

export interface Counts {
  requests: number
  bytes: number
  kinds: Record<Kind, number>
  /** The longest row of requests, of those that can hold a screen up, each made after the one before was answered. */
  depth: number
  roundTrips: number
  /** Bytes that were asked for afterwards, ahead of what may be wanted next. */
  ahead: number
}

const kindOfExtension: Record<string, Kind> = {
  '.js': 'js',
  '.css': 'css',
  '.woff2': 'fonts',
  '.svg': 'pictures',
  '.png': 'pictures',
}

export const kindOf = (path: string): Kind => kindOfExtension[extname(path)] ?? 'other'

/** Screens come without their pictures, and with another font until theirs is there. */
const holdsUp = (kind: Kind) => kind !== 'fonts' && kind !== 'pictures'

export function depthOf(answers: readonly Pick<Answer, 'start' | 'end'>[]): number {
  const known: { end: number; depth: number }[] = []
  for (const { start, end } of answers.toSorted((one, other) => one.start - other.start)) {
    const before = known.filter((earlier) => earlier.end <= start)
    known.push({ end, depth: 1 + Math.max(0, ...before.map(({ depth }) => depth)) })
  }
  return Math.max(0, ...known.map(({ depth }) => depth))
}

/**
 * What it took to come to a moment, while each answer took `latency` milliseconds: all that was asked for by then, and
 * the pictures and fonts that a screen asks for with its first frame, within `grace` milliseconds. Code that is asked
 * for when the screen stands is for what comes next.
 */
export function countUntil(
  answers: readonly Answer[],
  { moment, latency, grace }: { moment: number; latency: number; grace: number },
): Counts {
  const isAsked = ({ start, path }: Answer) =>
    start <= (holdsUp(kindOf(path)) ? moment : moment + grace)
  const asked = answers.filter(isAsked)
  const sum = (some: readonly Answer[]) => some.reduce((total, answer) => total + answer.bytes, 0)
  const awaited = asked.filter(({ path, end }) => end <= moment && holdsUp(kindOf(path)))
  const bytes = { js: 0, css: 0, fonts: 0, pictures: 0, other: 0 }
  for (const { path, bytes: size } of asked) bytes[kindOf(path)] += size
  return {
    requests: asked.length,
    bytes: sum(asked),
    ahead: sum(answers) - sum(asked),
    kinds: bytes,
    depth: depthOf(awaited),
    roundTrips: roundTrips(awaited, latency),
  }
}

/** The middle value; of an even number the lower of the two in the middle, so that it is one that was measured. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}

/** How many times as much; nothing against nothing is as much. */
export const ratio = (value: number, base: number) => (value === base ? 1 : value / base)

/**
 * Round trips: how long an answer was awaited, in latencies. What is computed in between does not count, so a busy
 * machine changes little.
 */
export function roundTrips(
  answers: readonly Pick<Answer, 'start' | 'end'>[],
  latency: number,
): number {
  let waited = 0
  let covered = Number.NEGATIVE_INFINITY
  for (const { start, end } of answers.toSorted((one, other) => one.start - other.start)) {
    waited += Math.max(0, end - Math.max(start, covered))
    covered = Math.max(covered, end)
  }
  return Math.round((waited / latency) * 10) / 10
}
