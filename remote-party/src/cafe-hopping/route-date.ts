import { addDays, startOfDay } from 'date-fns'

interface RouteSchedule {
  /** At least so many days from today. */
  ahead: number
  /** 0 is Sunday. */
  weekday: number
  hour: number
}

/** When a sample route next sets out, so that it always lies ahead and on the day that its text names. */
export function nextRouteDate({ ahead, weekday, hour }: RouteSchedule, today: Date): Date {
  const earliest = addDays(startOfDay(today), ahead)
  const day = addDays(earliest, (weekday - earliest.getDay() + 7) % 7)
  day.setHours(hour)
  return day
}
