import { extname } from 'node:path'

/** One response of the server, with wall-clock times. */
export interface ResponseRecord {
  path: string
  status: number
  bytes: number
  startMs: number
  endMs: number
}

export interface NetworkMetrics {
  requests: number
  bytes: number
  scriptBytes: number
  /** Length of the longest chain of render-blocking requests, each sent after the previous response. */
  depth: number
  roundTrips: number
  /** Bytes requested later, for what the visitor may open next. */
  prefetchedBytes: number
}

/** Screens render without their images, and with a fallback font. */
const isRenderBlocking = ({ path }: ResponseRecord) =>
  !['.woff2', '.svg', '.png'].includes(extname(path))

type Interval = Pick<ResponseRecord, 'startMs' | 'endMs'>
const byStart = (one: Interval, other: Interval) => one.startMs - other.startMs

function depthOf(responses: readonly Interval[]): number {
  const visited: { endMs: number; depth: number }[] = []
  for (const { startMs, endMs } of responses.toSorted(byStart)) {
    const earlier = visited.filter((response) => response.endMs <= startMs)
    visited.push({ endMs, depth: 1 + Math.max(0, ...earlier.map(({ depth }) => depth)) })
  }
  return Math.max(0, ...visited.map(({ depth }) => depth))
}

/**
 * What the network transferred until `untilMs`, when each response takes `latencyMs`. Images and fonts count up to
 * `graceMs` later, because a screen requests them with its first frame. Code requested after the screen is rendered is
 * a prefetch.
 */
export function metricsUntil(
  responses: readonly ResponseRecord[],
  { untilMs, latencyMs, graceMs }: { untilMs: number; latencyMs: number; graceMs: number },
): NetworkMetrics {
  const requested = responses.filter(
    (response) => response.startMs <= (isRenderBlocking(response) ? untilMs : untilMs + graceMs),
  )
  const blocking = requested.filter(
    (response) => response.endMs <= untilMs && isRenderBlocking(response),
  )
  return {
    requests: requested.length,
    bytes: sumBytes(requested),
    prefetchedBytes: sumBytes(responses) - sumBytes(requested),
    scriptBytes: sumBytes(requested.filter(({ path }) => extname(path) === '.js')),
    depth: depthOf(blocking),
    roundTrips: roundTrips(blocking, latencyMs),
  }
}

const sumBytes = (responses: readonly ResponseRecord[]) =>
  responses.reduce((sum, { bytes }) => sum + bytes, 0)

/** The time spent waiting for responses, in latencies. Computing time does not count, so a busy machine changes little. */
function roundTrips(responses: readonly Interval[], latencyMs: number): number {
  let waitedMs = 0
  let coveredUntilMs = Number.NEGATIVE_INFINITY
  for (const { startMs, endMs } of responses.toSorted(byStart)) {
    waitedMs += Math.max(0, endMs - Math.max(startMs, coveredUntilMs))
    coveredUntilMs = Math.max(coveredUntilMs, endMs)
  }
  return Math.round((waitedMs / latencyMs) * 10) / 10
}
