import { openingHour } from '@baithak/domain/cafes'
import { checkInsByHour } from './trends'

interface Hour {
  hour: number
  checkIns: number
}

/** A café's usual check-ins by hour of a weekday, 0 for Sunday. They add up to the weekday's part of its week. */
export const hoursOf = (weekCheckIns: number, weekday: number): Hour[] =>
  checkInsByHour(weekCheckIns, weekday).map((checkIns, index) => ({
    hour: openingHour + index,
    checkIns,
  }))

/** The hour with the most check-ins, the first of several; null without any. */
export const peakOf = (hours: readonly Hour[]): Hour | null =>
  hours.reduce<Hour | null>(
    (peak, hour) => (hour.checkIns > (peak?.checkIns ?? 0) ? hour : peak),
    null,
  )
