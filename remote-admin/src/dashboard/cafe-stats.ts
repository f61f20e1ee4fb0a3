import type { AdminCafe } from '../model/admin-cafe'

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
