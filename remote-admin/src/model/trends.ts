import { subDays, subHours } from 'date-fns'
import type { AdminCafe } from './admin-cafe'

/** How busy a café is by weekday, Sunday first, and by hour of the day. */
const weekdayShare = [9, 12, 13, 14, 14, 18, 15]
const hourShare = [
  4, 3, 3, 3, 4, 5, 6, 8, 10, 12, 14, 13, 11, 10, 10, 11, 12, 13, 12, 10, 8, 6, 5, 4,
]

export interface Day {
  date: Date
  checkIns: number
}

/**
 * A week's check-ins laid out over the seven days that end today. Nobody counts by the day here: the shape of the week
 * is a simulation, its sum is not.
 */
export function weekDays(weekCheckIns: number, today: Date): Day[] {
  const dates = [6, 5, 4, 3, 2, 1, 0].map((ago) => subDays(today, ago))
  const counts = largestRemainder(
    weekCheckIns,
    dates.map((date) => weekdayShare[date.getDay()] ?? 0),
  )
  return dates.map((date, index) => ({ date, checkIns: counts[index] ?? 0 }))
}

/** The live check-ins of now, last, with the six hours before as they usually lead up to it. */
export function lastHours(live: number, now: Date): number[] {
  const shareAt = (ago: number) => hourShare[subHours(now, ago).getHours()] ?? 0
  const current = shareAt(0) || 1
  const before = [6, 5, 4, 3, 2, 1].map((ago) => Math.round((live * shareAt(ago)) / current))
  return [...before, live]
}

/** How many cafés there were, week by week, over the seven weeks that end now. */
export function growth(cafes: readonly AdminCafe[]): number[] {
  return [6, 5, 4, 3, 2, 1, 0].map(
    (ago) => cafes.filter(({ weeksSinceJoined }) => weeksSinceJoined >= ago).length,
  )
}

/** Whole numbers in the given proportions that add up to the total; what rounding leaves over goes to the largest rests. */
export function largestRemainder(total: number, shares: readonly number[]): number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0)
  if (whole <= 0 || total <= 0) return shares.map(() => 0)
  const exact = shares.map((share) => (total * share) / whole)
  const counts = exact.map(Math.floor)
  const left = total - counts.reduce((sum, count) => sum + count, 0)
  const byRest = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .sort((one, other) => other.rest - one.rest)
  for (const { index } of byRest.slice(0, left)) counts[index] = (counts[index] ?? 0) + 1
  return counts
}
