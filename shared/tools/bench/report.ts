import type { Journey } from './journeys'
import type { NetworkMetrics } from './network-metrics'
import { ratio } from './statistics'
import { exceededThresholds } from './thresholds'

export interface ReportRow {
  journey: Pick<Journey, 'name' | 'isWarm'>
  federated: NetworkMetrics
  monolith: NetworkMetrics
}

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
    rows.map(({ journey, federated, monolith }) => {
      const exceeded = exceededThresholds(federated, monolith, journey.isWarm ?? false)
      return [
        journey.name,
        compare(federated.bytes, monolith.bytes, formatKilobytes),
        compare(federated.scriptBytes, monolith.scriptBytes, formatKilobytes),
        compare(federated.requests, monolith.requests),
        compare(federated.depth, monolith.depth),
        compare(federated.roundTrips, monolith.roundTrips),
        `${formatKilobytes(federated.prefetchedBytes)} : ${formatKilobytes(monolith.prefetchedBytes)}`,
        exceeded.length === 0 ? 'met' : exceeded.join('; '),
      ]
    }),
  )
}
