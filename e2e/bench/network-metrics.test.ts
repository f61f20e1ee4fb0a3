import { describe, expect, it } from 'vitest'
import {
  depthOf,
  metricsUntil,
  type ResponseRecord,
  resourceTypeOf,
  roundTrips,
} from './network-metrics'

const response = (path: string, startMs: number, endMs: number, bytes = 10): ResponseRecord => ({
  path,
  status: 200,
  bytes,
  startMs,
  endMs,
})

describe('depthOf', () => {
  it('is the longest chain of requests that wait for each other', () => {
    const page = { startMs: 0, endMs: 100 }
    const script = { startMs: 110, endMs: 210 }
    const style = { startMs: 112, endMs: 215 }
    const data = { startMs: 212, endMs: 312 }
    expect(depthOf([data, style, page, script])).toBe(3)
  })

  it('is 1 for parallel requests and 0 for none', () => {
    expect(
      depthOf([
        { startMs: 0, endMs: 100 },
        { startMs: 1, endMs: 101 },
        { startMs: 99, endMs: 200 },
      ]),
    ).toBe(1)
    expect(depthOf([])).toBe(0)
  })
})

describe('roundTrips', () => {
  it('counts the time spent waiting, not the time spent computing', () => {
    const responses = [
      { startMs: 0, endMs: 100 },
      { startMs: 180, endMs: 280 },
    ]
    expect(roundTrips(responses, 100)).toBe(2)
  })

  it('counts parallel requests once', () => {
    const responses = [
      { startMs: 0, endMs: 100 },
      { startMs: 0, endMs: 100 },
      { startMs: 50, endMs: 150 },
    ]
    expect(roundTrips(responses, 100)).toBe(1.5)
  })
})

describe('metricsUntil', () => {
  const responses = [
    response('/', 0, 100, 1),
    response('/assets/app.js', 101, 201, 20),
    response('/assets/app.css', 102, 202, 3),
    response('/assets/scene.svg', 230, 330, 4),
    response('/assets/later.js', 400, 500, 100),
  ]

  it('counts everything requested before the screen and with its first frame', () => {
    const metrics = metricsUntil(responses, { untilMs: 220, latencyMs: 100, graceMs: 50 })
    expect(metrics.requests).toBe(4)
    expect(metrics.bytes).toBe(28)
    expect(metrics.bytesByType).toEqual({ js: 20, css: 3, fonts: 0, images: 4, other: 1 })
    expect(metrics.prefetchedBytes).toBe(100)
  })

  it('counts code requested after the screen as prefetched', () => {
    const next = response('/modes/party/remoteEntry.js', 225, 325, 50)
    const metrics = metricsUntil([...responses, next], {
      untilMs: 220,
      latencyMs: 100,
      graceMs: 50,
    })
    expect(metrics.bytes).toBe(28)
    expect(metrics.prefetchedBytes).toBe(150)
  })

  it('ignores responses that end after the screen for depth and round trips', () => {
    const { depth, roundTrips: trips } = metricsUntil(responses, {
      untilMs: 450,
      latencyMs: 100,
      graceMs: 50,
    })
    expect([depth, trips]).toEqual([2, 2])
  })

  it('does not treat images and fonts as render-blocking', () => {
    const font = response('/assets/text.woff2', 210, 310)
    const metrics = metricsUntil([...responses, font], { untilMs: 350, latencyMs: 100, graceMs: 0 })
    expect(metrics.bytesByType.fonts).toBe(10)
    expect([metrics.depth, metrics.roundTrips]).toEqual([2, 2])
  })
})

it.each([
  ['/assets/a-1.js', 'js'],
  ['/assets/a-1.css', 'css'],
  ['/assets/a.woff2', 'fonts'],
  ['/icons/icon.svg', 'images'],
  ['/icons/a.png', 'images'],
  ['/remotes.json', 'other'],
  ['/party/create', 'other'],
])('%s is of type %s', (path, type) => expect(resourceTypeOf(path)).toBe(type))
