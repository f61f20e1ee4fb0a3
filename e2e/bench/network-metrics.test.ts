import { describe, expect, it } from 'vitest'
import {
  type Answer,
  countUntil,
  depthOf,
  kindOf,
  median,
  ratio,
  roundTrips,
} from './network-metrics'

const answer = (path: string, start: number, end: number, bytes = 10): Answer => ({
  path,
  status: 200,
  bytes,
  start,
  end,
})

describe('the depth of a visit', () => {
  it('is the longest row of requests that wait for each other', () => {
    const page = { start: 0, end: 100 }
    const script = { start: 110, end: 210 }
    const style = { start: 112, end: 215 }
    const data = { start: 212, end: 312 }
    expect(depthOf([data, style, page, script])).toBe(3)
  })

  it('is one for a wave that is asked for at once, and nothing for no request', () => {
    expect(
      depthOf([
        { start: 0, end: 100 },
        { start: 1, end: 101 },
        { start: 99, end: 200 },
      ]),
    ).toBe(1)
    expect(depthOf([])).toBe(0)
  })
})

describe('round trips', () => {
  it('are the time that an answer was awaited, not the time that was computed', () => {
    const waves = [
      { start: 0, end: 100 },
      { start: 180, end: 280 },
    ]
    expect(roundTrips(waves, 100)).toBe(2)
  })

  it('count once what is awaited side by side', () => {
    const wave = [
      { start: 0, end: 100 },
      { start: 0, end: 100 },
      { start: 50, end: 150 },
    ]
    expect(roundTrips(wave, 100)).toBe(1.5)
  })
})

describe('what a screen costs', () => {
  const answers = [
    answer('/', 0, 100, 1),
    answer('/assets/app.js', 101, 201, 20),
    answer('/assets/app.css', 102, 202, 3),
    answer('/assets/scene.svg', 230, 330, 4),
    answer('/assets/later.js', 400, 500, 100),
  ]

  it('is all that was asked for until it came and with its first frame', () => {
    const counts = countUntil(answers, { moment: 220, latency: 100, grace: 50 })
    expect(counts.requests).toBe(4)
    expect(counts.bytes).toBe(28)
    expect(counts.kinds).toEqual({ js: 20, css: 3, fonts: 0, pictures: 4, other: 1 })
    expect(counts.ahead).toBe(100)
  })

  it('has no part in the code that is fetched ahead while it stands', () => {
    const next = answer('/modes/party/remoteEntry.js', 225, 325, 50)
    const counts = countUntil([...answers, next], { moment: 220, latency: 100, grace: 50 })
    expect(counts.bytes).toBe(28)
    expect(counts.ahead).toBe(150)
  })

  it('is deep only by what was there when it came', () => {
    const { depth, roundTrips: trips } = countUntil(answers, {
      moment: 450,
      latency: 100,
      grace: 50,
    })
    expect([depth, trips]).toEqual([2, 2])
  })

  it('waits neither for pictures nor for fonts', () => {
    const font = answer('/assets/text.woff2', 210, 310)
    const counts = countUntil([...answers, font], { moment: 350, latency: 100, grace: 0 })
    expect(counts.kinds.fonts).toBe(10)
    expect([counts.depth, counts.roundTrips]).toEqual([2, 2])
  })
})

it.each([
  ['/assets/a-1.js', 'js'],
  ['/assets/a-1.css', 'css'],
  ['/assets/a.woff2', 'fonts'],
  ['/icons/icon.svg', 'pictures'],
  ['/icons/a.png', 'pictures'],
  ['/remotes.json', 'other'],
  ['/party/create', 'other'],
])('%s counts among %s', (path, kind) => expect(kindOf(path)).toBe(kind))

it('the middle of several runs is one of them', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([8, 2, 4, 6])).toBe(4)
})

it('as much is once as much, of nothing too', () => {
  expect(ratio(0, 0)).toBe(1)
  expect(ratio(5, 4)).toBe(1.25)
  expect(ratio(1, 0)).toBe(Number.POSITIVE_INFINITY)
})
