import { openingHour } from '@baithak/domain/cafes'
import { partsOf } from '@baithak/domain/indian-time'
import type { AdminCafe } from './admin-cafe'
import { checkInsByHour, weekStartOf, wholeWeekOf } from './trends'

interface Hour {
  hour: number
  checkIns: number
}

/** A café's check-ins by hour of a weekday, 0 for Sunday: simulated ones as usual, and the last seven days' visits. */
export function hoursOf(
  { weekCheckIns, visits }: Pick<AdminCafe, 'weekCheckIns' | 'visits'>,
  weekday: number,
  now: Date,
): Hour[] {
  const weekStart = weekStartOf(now)
  const recent = visits.map((at) => new Date(at)).filter((at) => at >= weekStart)
  const usualWeek = wholeWeekOf(weekCheckIns - recent.length, now)
  return checkInsByHour(usualWeek, weekday).map((simulated, index) => {
    const hour = openingHour + index
    const own = recent.filter((at) => partsOf(at).weekday === weekday && partsOf(at).hour === hour)
    return { hour, checkIns: simulated + own.length }
  })
}

/** The hour with the most check-ins, the first of several; null without any. */
export const peakOf = (hours: readonly Hour[]): Hour | null =>
  hours.reduce<Hour | null>(
    (peak, hour) => (hour.checkIns > (peak?.checkIns ?? 0) ? hour : peak),
    null,
  )
