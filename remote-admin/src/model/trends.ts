import { subDays, subHours } from 'date-fns'
import type { AdminCafe } from './admin-cafe'

/** Simulated shares by weekday, Sunday first, and by hour of the day. */
const weekdayShares = [9, 12, 13, 14, 14, 18, 15]
const hourShares = [
  4, 3, 3, 3, 4, 5, 6, 8, 10, 12, 14, 13, 11, 10, 10, 11, 12, 13, 12, 10, 8, 6, 5, 4,
]

export interface Day {
  date: Date
  checkIns: number
}

/** Distributes a week's check-ins over the seven days up to today. Only their sum is real data. */
export function weekDays(weekCheckIns: number, today: Date): Day[] {
  const dates = [6, 5, 4, 3, 2, 1, 0].map((ago) => subDays(today, ago))
  const counts = largestRemainder(
    weekCheckIns,
    dates.map((date) => weekdayShares[date.getDay()] ?? 0),
  )
  return dates.map((date, index) => ({ date, checkIns: counts[index] ?? 0 }))
}

/** The simulated check-ins of the six hours before, then the current ones. */
export function lastHours(live: number, now: Date): number[] {
  const shareAt = (ago: number) => hourShares[subHours(now, ago).getHours()] ?? 0
  const current = shareAt(0) || 1
  const before = [6, 5, 4, 3, 2, 1].map((ago) => Math.round((live * shareAt(ago)) / current))
  return [...before, live]
}

/** The number of cafés in each of the seven weeks up to now. */
export function cafesByWeek(cafes: readonly AdminCafe[]): number[] {
  return [6, 5, 4, 3, 2, 1, 0].map(
    (ago) => cafes.filter(({ weeksSinceJoined }) => weeksSinceJoined >= ago).length,
  )
}

/** Apportions the total to integers by the largest-remainder method. */
export function largestRemainder(total: number, shares: readonly number[]): number[] {
  const sum = shares.reduce((total, share) => total + share, 0)
  if (sum <= 0 || total <= 0) return shares.map(() => 0)
  const exact = shares.map((share) => (total * share) / sum)
  const counts = exact.map(Math.floor)
  const remaining = total - counts.reduce((total, count) => total + count, 0)
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((one, other) => other.remainder - one.remainder)
  for (const { index } of byRemainder.slice(0, remaining)) counts[index] = (counts[index] ?? 0) + 1
  return counts
}
