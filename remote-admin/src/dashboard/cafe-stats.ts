import type { AdminCafe } from '../model/admin-cafe'
import type { Comparison } from '../model/periods'

interface CafeStats {
  cafes: number
  active: number
  pending: number
  live: number
  /** Cafés with check-ins now. */
  liveCafes: number
  week: number
  total: number
}

/** The totals on the dashboard. */
export function cafeStats(cafes: readonly AdminCafe[]): CafeStats {
  const sum = (count: (cafe: AdminCafe) => number) =>
    cafes.reduce((total, cafe) => total + count(cafe), 0)
  return {
    cafes: cafes.length,
    active: sum(({ status }) => Number(status === 'Active')),
    pending: sum(({ status }) => Number(status === 'Pending')),
    live: sum(({ liveCheckIns }) => liveCheckIns),
    liveCafes: sum(({ liveCheckIns }) => Number(liveCheckIns > 0)),
    week: sum(({ weekCheckIns }) => weekCheckIns),
    total: sum(({ checkIns }) => checkIns),
  }
}

/** All cafés' check-ins of a period and of the one before. */
export function sumComparisons(
  cafes: readonly AdminCafe[],
  comparisonOf: (cafe: AdminCafe) => Comparison,
): Comparison {
  const sum = { current: 0, previous: 0 }
  for (const cafe of cafes) {
    const { current, previous } = comparisonOf(cafe)
    sum.current += current
    sum.previous += previous
  }
  return sum
}
