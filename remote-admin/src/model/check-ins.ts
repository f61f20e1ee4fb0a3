import type { CheckIn } from '@baithak/domain'
import { addDays, addHours, instantOf, partsOf, startOfDay } from '@baithak/domain/indian-time'
import type { AdminCafe } from './admin-cafe'

/** Nobody checks out: a check-in counts as live for the time that most members stay. */
const stayHours = 3
/** Of the sample week's check-ins, from Monday on, in percent. */
const weekShares = [13, 13, 14, 15, 19, 16, 10]

/** The first of the seven days up to now. */
const weekStartOf = (now: Date): Date => startOfDay(addDays(now, -6))

/** Adds the check-ins of this device's desks to those of the cafés. */
export function countCheckIns(
  cafes: readonly AdminCafe[],
  checkIns: readonly CheckIn[],
  now: Date,
): AdminCafe[] {
  const byCafe = new Map<string, number[]>()
  for (const { cafeId, at } of checkIns) {
    const own = byCafe.get(cafeId) ?? []
    own.push(instantOf(at).getTime())
    byCafe.set(cafeId, own)
  }
  const weekStartMs = weekStartOf(now).getTime()
  const stayStartMs = addHours(now, -stayHours).getTime()
  return cafes.map((cafe) => {
    const own = byCafe.get(cafe.id)
    if (!own) return cafe
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
 * The week's check-ins by day from Monday on, of all the cafés together: the sample week, and the check-ins of the last seven
 * days. They add up to the cafés' `weekCheckIns`.
 */
export function weekByDay(cafes: readonly AdminCafe[], now: Date): number[] {
  const weekStartMs = weekStartOf(now).getTime()
  const recent = cafes.flatMap(({ checkInTimes }) => checkInTimes.filter((at) => at >= weekStartMs))
  const total = cafes.reduce((sum, { weekCheckIns }) => sum + weekCheckIns, 0) - recent.length
  const sampleUntil = (day: number) => {
    const share = weekShares.slice(0, day).reduce((sum, each) => sum + each, 0)
    return Math.round((total * share) / 100)
  }
  return weekShares.map((_, day) => {
    // Sunday is weekday 0.
    const own = recent.filter((at) => (partsOf(at).weekday + 6) % 7 === day)
    return sampleUntil(day + 1) - sampleUntil(day) + own.length
  })
}
