import { describe, expect, it } from 'vitest'
import { metricsUntil, type ResponseRecord } from './network-metrics'

const response = (path: string, startMs: number, endMs: number, bytes = 10): ResponseRecord => ({
  path,
  status: 200,
  bytes,
  startMs,
  endMs,
})

/** The metrics of code that is requested and received before the screen. */
const metricsOf = (...times: [startMs: number, endMs: number][]) =>
  metricsUntil(
    times.map(([startMs, endMs]) => response('/assets/app.js', startMs, endMs)),
    { untilMs: 1000, latencyMs: 100, graceMs: 0 },
  )

describe('the depth', () => {
  it('is the longest chain of requests that wait for each other', () => {
    // The data, a style sheet, the page and a script.
    expect(metricsOf([212, 312], [112, 215], [0, 100], [110, 210]).depth).toBe(3)
  })

  it('is 1 for parallel requests and 0 for none', () => {
    expect(metricsOf([0, 100], [1, 101], [99, 200]).depth).toBe(1)
    expect(metricsOf().depth).toBe(0)
  })
})

describe('round trips', () => {
  it('are the time spent waiting, not the time spent computing', () => {
    expect(metricsOf([0, 100], [180, 280]).roundTrips).toBe(2)
  })

  it('count parallel requests once', () => {
    expect(metricsOf([0, 100], [0, 100], [50, 150]).roundTrips).toBe(1.5)
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
    expect(metrics.scriptBytes).toBe(20)
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
    expect([metrics.depth, metrics.roundTrips]).toEqual([2, 2])
  })
})
