import type { Journey } from './journeys'
import type { Costs } from './measure-journey'
import { type Counts, kinds, ratio } from './network-metrics'
import { events } from './page-timings'
import { misses } from './thresholds'

export interface Row {
  journey: Pick<Journey, 'name' | 'ahead'>
  federated: Costs
  single: Costs
}

const words = { paint: 'first paint', screen: 'first screen', tap: 'first tap' }
const thousands = (bytes: number) => (bytes / 1000).toFixed(1)

export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]) {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rule = head.map((_, at) => (at === 0 ? '---' : '--:'))
  return [head, rule, ...rows].map(line).join('\n')
}

function compared(one: number, other: number, say: (value: number) => string = String) {
  const times = ratio(one, other)
  return `${say(one)} : ${say(other)}${Number.isFinite(times) ? ` = ${times.toFixed(2)}` : ''}`
}

/** What each journey costs until its first screen, federated : as one app. */
export function summary(rows: readonly Row[]): string {
  const head = [
    'until the first screen',
    'kB',
    'JS kB',
    'requests',
    'depth',
    'round trips',
    'kB ahead',
    'goal',
  ]
  return markdownTable(
    head,
    rows.map(({ journey, federated: { screen: ours }, single: { screen: one } }) => {
      const missed = misses(ours, one, journey.ahead ?? false)
      return [
        journey.name,
        compared(ours.bytes, one.bytes, thousands),
        compared(ours.kinds.js, one.kinds.js, thousands),
        compared(ours.requests, one.requests),
        compared(ours.depth, one.depth),
        compared(ours.roundTrips, one.roundTrips),
        `${thousands(ours.ahead)} : ${thousands(one.ahead)}`,
        missed.length === 0 ? 'met' : missed.join('; '),
      ]
    }),
  )
}

/** Every moment of every journey, with the bytes of each kind. */
export function details(rows: readonly Row[]): string {
  const head = ['until', 'app', ...kinds, 'kB', 'requests', 'depth', 'round trips']
  const numbers = (counts: Counts) => [
    ...kinds.map((kind) => thousands(counts.kinds[kind])),
    thousands(counts.bytes),
    String(counts.requests),
    String(counts.depth),
    String(counts.roundTrips),
  ]
  return markdownTable(
    head,
    rows.flatMap(({ journey, federated, single }) =>
      events.flatMap((event) => [
        [`${journey.name}: ${words[event]}`, 'federated', ...numbers(federated[event])],
        ['', 'one app', ...numbers(single[event])],
      ]),
    ),
  )
}
