import { expect, it } from 'vitest'
import type { NetworkMetrics } from './network-metrics'
import { details, markdownTable, summary } from './report'

const networkMetrics = (bytes: number, roundTrips: number): NetworkMetrics => ({
  requests: 20,
  bytes,
  bytesByType: { js: bytes, css: 0, fonts: 0, images: 0, other: 0 },
  depth: 3,
  prefetchedBytes: 0,
  roundTrips,
})
const journeyMetrics = (bytes: number, roundTrips: number) => ({
  paint: networkMetrics(bytes / 2, 1),
  screen: networkMetrics(bytes, roundTrips),
  interactive: networkMetrics(bytes, roundTrips),
})
const row = {
  journey: { name: '`/work`' },
  federated: journeyMetrics(300_000, 6),
  monolith: journeyMetrics(200_000, 3),
}

it('a table is Markdown, its first column left-aligned and the others right-aligned', () => {
  expect(markdownTable(['of', 'kB'], [['all', '1.0']])).toBe(
    '| of | kB |\n| --- | --: |\n| all | 1.0 |',
  )
})

it('the summary compares both apps and names the exceeded thresholds', () => {
  const line = summary([row]).split('\n').at(-1)
  expect(line).toContain('300.0 : 200.0 = 1.50')
  expect(line).toContain('6 : 3 = 2.00')
  expect(line).toContain('1.500 × the bytes, not 1.25; 6 round trips, not 1.1 × 3')
})

it('a row within both thresholds has met them', () => {
  const met = { ...row, federated: journeyMetrics(240_000, 3) }
  expect(summary([met]).split('\n').at(-1)).toMatch(/ met \|$/)
})

it('the details have two lines for each milestone', () => {
  expect(details([row]).split('\n')).toHaveLength(2 + 3 * 2)
})
