import type { CheckIn } from '@baithak/domain'
import {
  addDays,
  addHours,
  instantOf,
  isSameDay,
  startOfDay,
  startOfWeek,
} from '@baithak/domain/indian-time'
import type { AdminCafe } from './admin-cafe'

/** How long a check-in counts as live. Nobody checks out, and most members stay this long. */
const stayHours = 3
/** The shares of the weekdays in a sample week's check-ins, from Monday on, in percent. */
const weekdayShares = [13, 13, 14, 15, 19, 16, 10]

/** Returns the first of the last seven days. */
const weekStart = (now: Date): Date => startOfDay(addDays(now, -6))

/** Adds the check-ins of this device's desks to those of the cafés. */
export function countCheckIns(
  cafes: readonly AdminCafe[],
  checkIns: readonly CheckIn[],
  now: Date,
): AdminCafe[] {
  const weekStartMs = weekStart(now).getTime()
  const stayStartMs = addHours(now, -stayHours).getTime()
  return cafes.map((cafe) => {
    const own = checkIns
      .filter(({ cafeId }) => cafeId === cafe.id)
      .map(({ at }) => instantOf(at).getTime())
    if (own.length === 0) return cafe
    return {
      ...cafe,
      checkInTimes: own,
      checkIns: cafe.checkIns + own.length,
      weekCheckIns: cafe.weekCheckIns + own.filter((at) => at >= weekStartMs).length,
      liveCheckIns: cafe.liveCheckIns + own.filter((at) => at > stayStartMs).length,
    }
  })
}

/**
 * Returns the check-ins of all cafés on each of the last seven days, today last: those of the sample week and of this
 * device's desks. They add up to the cafés' `weekCheckIns`.
 */
export function countByDay(cafes: readonly AdminCafe[], now: Date): { day: Date; count: number }[] {
  const days = weekdayShares.map((_, index) => addDays(startOfWeek(now), index))
  const recent = cafes.flatMap(({ checkInTimes }) =>
    checkInTimes.filter((at) => at >= weekStart(now).getTime()),
  )
  const total = cafes.reduce((sum, { weekCheckIns }) => sum + weekCheckIns, 0) - recent.length
  const sampleUntil = (weekday: number) => {
    const share = weekdayShares.slice(0, weekday).reduce((sum, percent) => sum + percent, 0)
    return Math.round((total * share) / 100)
  }
  return days
    .map((date, index) => {
      // A weekday that is still ahead in this week counts for last week.
      const day = date > now ? addDays(date, -7) : date
      const own = recent.filter((at) => isSameDay(at, day)).length
      return { day, count: sampleUntil(index + 1) - sampleUntil(index) + own }
    })
    .sort((one, other) => one.day.getTime() - other.day.getTime())
}
