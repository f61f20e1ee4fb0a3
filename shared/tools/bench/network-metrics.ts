import { extname } from 'node:path'

/** One response of the server, with wall-clock times. */
export interface ResponseRecord {
  path: string
  status: number
  bytes: number
  startMs: number
  endMs: number
}

export const resourceTypes = ['js', 'css', 'fonts', 'images', 'other'] as const
type ResourceType = (typeof resourceTypes)[number]

export interface NetworkMetrics {
  requests: number
  bytes: number
  bytesByType: Record<ResourceType, number>
  /** Length of the longest chain of render-blocking requests, each sent after the previous response. */
  depth: number
  roundTrips: number
  /** Bytes requested later, for what the visitor may open next. */
  prefetchedBytes: number
}

const typeOfExtension: Record<string, ResourceType> = {
  '.js': 'js',
  '.css': 'css',
  '.woff2': 'fonts',
  '.svg': 'images',
  '.png': 'images',
}

const resourceTypeOf = (path: string): ResourceType => typeOfExtension[extname(path)] ?? 'other'

/** Screens render without their images, and with a fallback font. */
const isRenderBlocking = ({ path }: ResponseRecord) =>
  !['fonts', 'images'].includes(resourceTypeOf(path))

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
  const bytesByType = { js: 0, css: 0, fonts: 0, images: 0, other: 0 }
  for (const { path, bytes } of requested) bytesByType[resourceTypeOf(path)] += bytes
  return {
    requests: requested.length,
    bytes: sumBytes(requested),
    prefetchedBytes: sumBytes(responses) - sumBytes(requested),
    bytesByType,
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
