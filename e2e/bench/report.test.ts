import { expect, it } from 'vitest'
import type { Counts } from './network-metrics'
import { details, markdownTable, summary } from './report'

const counts = (bytes: number, roundTrips: number): Counts => ({
  requests: 20,
  bytes,
  kinds: { js: bytes, css: 0, fonts: 0, pictures: 0, other: 0 },
  depth: 3,
  ahead: 0,
  roundTrips,
})
const costs = (bytes: number, roundTrips: number) => ({
  paint: counts(bytes / 2, 1),
  screen: counts(bytes, roundTrips),
  tap: counts(bytes, roundTrips),
})
const row = {
  journey: { name: '`/work`' },
  federated: costs(300_000, 6),
  single: costs(200_000, 3),
}

it('a table is Markdown, its first column words and the others numbers', () => {
  expect(markdownTable(['of', 'kB'], [['all', '1.0']])).toBe(
    '| of | kB |\n| --- | --: |\n| all | 1.0 |',
  )
})

it('the summary sets both apps side by side and says which goal is missed', () => {
  const line = summary([row]).split('\n').at(-1)
  expect(line).toContain('300.0 : 200.0 = 1.50')
  expect(line).toContain('6 : 3 = 2.00')
  expect(line).toContain('1.500 × the bytes, not 1.25; 6 round trips, not 1.1 × 3')
})

it('a row that keeps within both goals has met them', () => {
  const met = { ...row, federated: costs(240_000, 3) }
  expect(summary([met]).split('\n').at(-1)).toMatch(/ met \|$/)
})

it('the details have two lines for each moment', () => {
  expect(details([row]).split('\n')).toHaveLength(2 + 3 * 2)
})
