import {
  bustleAt,
  hourShareOf,
  hourShares,
  openingHour,
  weekdayShares,
} from '@baithak/shared/cafes'
import { subDays, subHours } from 'date-fns'
import type { AdminCafe } from './admin-cafe'

const wholeDay = hourShares.reduce((sum, share) => sum + share, 0)

/** The part of the day's check-ins that are made: 0 before the opening, 1 after closing time. */
function dayProgress(now: Date): number {
  const hour = now.getHours()
  const before = hourShares.slice(0, Math.max(0, hour - openingHour))
  const current = (hourShareOf(hour) * now.getMinutes()) / 60
  return before.reduce((sum, share) => sum + share, current) / wholeDay
}

export interface Day {
  date: Date
  checkIns: number
}

/** Distributes a week's check-ins over the seven days up to now. Only their sum is real data. */
export function weekDays(weekCheckIns: number, now: Date): Day[] {
  const dates = [6, 5, 4, 3, 2, 1, 0].map((ago) => subDays(now, ago))
  const counts = largestRemainder(
    weekCheckIns,
    dates.map(
      (date) =>
        (weekdayShares[date.getDay()] ?? 0) * (date === dates.at(-1) ? dayProgress(now) : 1),
    ),
  )
  return dates.map((date, index) => ({ date, checkIns: counts[index] ?? 0 }))
}

/** Members in a café in the busiest hour, for each check-in of its week. */
const peakPerWeekCheckIn = 0.06

/** The simulated live check-ins of the six hours before, then the current ones. */
export function lastHours(live: number, weekCheckIns: number, now: Date): number[] {
  const before = [6, 5, 4, 3, 2, 1].map((ago) =>
    Math.round(weekCheckIns * peakPerWeekCheckIn * bustleAt(subHours(now, ago))),
  )
  return [...before, live]
}

/** The simulated live check-ins: never more than those of today. */
export function liveCheckInsAt(peak: number, weekCheckIns: number, now: Date): number {
  const today = weekDays(weekCheckIns, now).at(-1)?.checkIns ?? 0
  return Math.min(Math.round(peak * bustleAt(now)), today)
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
