import type { Journey } from './journeys'
import type { JourneyMetrics } from './measure-journey'
import { type NetworkMetrics, resourceTypes } from './network-metrics'
import { milestones } from './page-timings'
import { ratio } from './statistics'
import { exceededThresholds } from './thresholds'

export interface ReportRow {
  journey: Pick<Journey, 'name' | 'isWarm'>
  federated: JourneyMetrics
  monolith: JourneyMetrics
}

const labels = { paint: 'first paint', screen: 'first screen', interactive: 'interactive' }
const formatKilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]) {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'))
  return [head, rule, ...rows].map(line).join('\n')
}

function compare(
  federated: number,
  monolith: number,
  format: (value: number) => string = String,
): string {
  const times = ratio(federated, monolith)
  const suffix = Number.isFinite(times) ? ` = ${times.toFixed(2)}` : ''
  return `${format(federated)} : ${format(monolith)}${suffix}`
}

/** What each journey costs until its first screen, federated : monolith. */
export function summary(rows: readonly ReportRow[]): string {
  const head = [
    'until the first screen',
    'kB',
    'JS kB',
    'requests',
    'depth',
    'round trips',
    'kB prefetched',
    'thresholds',
  ]
  return markdownTable(
    head,
    rows.map(({ journey, federated: { screen: federated }, monolith: { screen: monolith } }) => {
      const exceeded = exceededThresholds(federated, monolith, journey.isWarm ?? false)
      return [
        journey.name,
        compare(federated.bytes, monolith.bytes, formatKilobytes),
        compare(federated.bytesByType.js, monolith.bytesByType.js, formatKilobytes),
        compare(federated.requests, monolith.requests),
        compare(federated.depth, monolith.depth),
        compare(federated.roundTrips, monolith.roundTrips),
        `${formatKilobytes(federated.prefetchedBytes)} : ${formatKilobytes(monolith.prefetchedBytes)}`,
        exceeded.length === 0 ? 'met' : exceeded.join('; '),
      ]
    }),
  )
}

/** Every milestone of every journey, with the bytes of each resource type. */
export function details(rows: readonly ReportRow[]): string {
  const head = ['until', 'app', ...resourceTypes, 'kB', 'requests', 'depth', 'round trips']
  const cells = (metrics: NetworkMetrics) => [
    ...resourceTypes.map((type) => formatKilobytes(metrics.bytesByType[type])),
    formatKilobytes(metrics.bytes),
    String(metrics.requests),
    String(metrics.depth),
    String(metrics.roundTrips),
  ]
  return markdownTable(
    head,
    rows.flatMap(({ journey, federated, monolith }) =>
      milestones.flatMap((milestone) => [
        [`${journey.name}: ${labels[milestone]}`, 'federated', ...cells(federated[milestone])],
        ['', 'monolith', ...cells(monolith[milestone])],
      ]),
    ),
  )
}
