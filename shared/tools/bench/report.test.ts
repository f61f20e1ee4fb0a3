import { expect, it } from 'vitest'
import type { NetworkMetrics } from './network-metrics'
import { markdownTable, summary } from './report'

const networkMetrics = (bytes: number, roundTrips: number): NetworkMetrics => ({
  requests: 20,
  bytes,
  scriptBytes: bytes,
  depth: 3,
  prefetchedBytes: 0,
  roundTrips,
})
const row = {
  journey: { name: '`/work`' },
  federated: networkMetrics(300_000, 6),
  monolith: networkMetrics(200_000, 3),
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
  const met = { ...row, federated: networkMetrics(240_000, 3) }
  expect(summary([met]).split('\n').at(-1)).toMatch(/ met \|$/)
})
