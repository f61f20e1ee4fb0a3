import {
  busynessAt,
  hourShareOf,
  hourShares,
  openingHour,
  weekdayShares,
} from '@baithak/domain/cafes'
import { addDays, addHours, partsOf, startOfDay } from '@baithak/domain/indian-time'
import type { AdminCafe } from './admin-cafe'

const sumOf = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0)
const dayShareOf = (date: Date) => weekdayShares[partsOf(date).weekday] ?? 0
const dayTotal = sumOf(hourShares)
export const weekTotal = sumOf(weekdayShares)

/** The part of the day's check-ins that are made: 0 before the opening, 1 after closing time. */
function dayProgress(now: Date): number {
  const { hour, minute } = partsOf(now)
  const before = hourShares.slice(0, Math.max(0, hour - openingHour))
  return (sumOf(before) + (hourShareOf(hour) * minute) / 60) / dayTotal
}

/** The shares of the days from the beginning of a day up to a moment less than a week later. */
export function sharesBetween(from: Date, moment: Date): number {
  const lastDay = startOfDay(moment)
  let shares = dayShareOf(moment) * dayProgress(moment)
  for (let day = from; day < lastDay; day = addDays(day, 1)) shares += dayShareOf(day)
  return shares
}

/** The first of the seven days up to now. */
export const weekStartOf = (now: Date): Date => startOfDay(addDays(now, -6))

/** The part of the last seven days' check-ins that were made before a moment in them. */
export function weekProgress(moment: Date, now: Date): number {
  const start = weekStartOf(now)
  return moment >= now ? 1 : sharesBetween(start, moment) / sharesBetween(start, now)
}

/** Today's part of the check-ins of the seven days up to now. */
export const checkInsToday = (weekCheckIns: number, now: Date): number =>
  weekCheckIns - Math.round(weekCheckIns * weekProgress(startOfDay(now), now))

/** Distributes a usual week's check-ins over the opening hours of a weekday; all weekdays add up to the week. */
export function checkInsByHour(weekCheckIns: number, weekday: number): number[] {
  const daysBefore = sumOf(weekdayShares.slice(0, weekday))
  const before = (hour: number) => {
    const dayPart = sumOf(hourShares.slice(0, hour)) / dayTotal
    const shares = daysBefore + (weekdayShares[weekday] ?? 0) * dayPart
    return Math.round((weekCheckIns * shares) / weekTotal)
  }
  return hourShares.map((_, hour) => before(hour + 1) - before(hour))
}

/** Members in a café in the busiest hour, for each check-in of its week. */
const peakPerWeekCheckIn = 0.06

/** The simulated live check-ins of the six hours before, then the current ones. */
export function lastHours(live: number, weekCheckIns: number, now: Date): number[] {
  const before = [6, 5, 4, 3, 2, 1].map((ago) =>
    Math.round(weekCheckIns * peakPerWeekCheckIn * busynessAt(addHours(now, -ago))),
  )
  return [...before, live]
}

/** The check-ins of the seven days up to now, of a usual week's. */
export const weekCheckInsAt = (usual: number, now: Date): number =>
  Math.round((usual * sharesBetween(weekStartOf(now), now)) / weekTotal)

/** The whole week of which the seven days up to now have so many check-ins. */
export const wholeWeekOf = (weekCheckIns: number, now: Date): number =>
  Math.round((weekCheckIns * weekTotal) / sharesBetween(weekStartOf(now), now))

/** The simulated live check-ins: never more than those of today. */
export const liveCheckInsAt = (peak: number, weekCheckIns: number, now: Date): number =>
  Math.min(Math.round(peak * busynessAt(now)), checkInsToday(weekCheckIns, now))

/** The number of cafés in each of the seven weeks up to now. */
export function cafesByWeek(cafes: readonly AdminCafe[]): number[] {
  return [6, 5, 4, 3, 2, 1, 0].map(
    (ago) => cafes.filter(({ weeksSinceJoined }) => weeksSinceJoined >= ago).length,
  )
}
