import { addDays, addHours, partsOf, startOfDay } from '@baithak/domain/indian-time'

interface RouteSchedule {
  minDaysAhead: number
  /** 0 is Sunday. */
  weekday: number
  hour: number
}

/** The first such weekday that is at least `minDaysAhead` away: the texts of a sample route name its weekday. */
export function nextRouteDate({ minDaysAhead, weekday, hour }: RouteSchedule, today: Date): Date {
  const earliest = addDays(startOfDay(today), minDaysAhead)
  return addHours(addDays(earliest, (weekday - partsOf(earliest).weekday + 7) % 7), hour)
}
