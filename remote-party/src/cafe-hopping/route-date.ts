import { addDays, startOfDay } from 'date-fns'

interface RouteSchedule {
  minDaysAhead: number
  /** 0 is Sunday. */
  weekday: number
  hour: number
}

/** The first such weekday that is at least `minDaysAhead` away: the texts of a sample route name its weekday. */
export function nextRouteDate({ minDaysAhead, weekday, hour }: RouteSchedule, today: Date): Date {
  const earliest = addDays(startOfDay(today), minDaysAhead)
  const date = addDays(earliest, (weekday - earliest.getDay() + 7) % 7)
  date.setHours(hour)
  return date
}
