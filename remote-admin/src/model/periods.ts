import { closingHour, openingHour } from '@baithak/domain/cafes'
import { addDays, addHours, startOfDay } from '@baithak/domain/indian-time'
import type { AdminCafe } from './admin-cafe'
import { checkInsUntil } from './check-in-history'

export const periods = ['today', 'week', 'month'] as const
export type Period = (typeof periods)[number]

const daysOf: Record<Period, number> = { today: 1, week: 7, month: 30 }

/** A day is compared with the same weekday, a week or month with as many days before it, each up to the same time. */
const comparedDaysBefore = (period: Period) => (period === 'today' ? 7 : daysOf[period])

const startOf = (period: Period, now: Date) => startOfDay(addDays(now, 1 - daysOf[period]))

export interface Comparison {
  current: number
  previous: number
  /** The café had check-ins before the compared period began; else it has only a part of that period. */
  isWhole: boolean
}

/** Returns a function that counts a café's check-ins of a period and of the one it is compared with. */
export function periodCounter(period: Period, now: Date): (cafe: AdminCafe) => Comparison {
  const before = comparedDaysBefore(period)
  const start = startOf(period, now)
  const until = checkInsUntil(now, now)
  const since = checkInsUntil(start, now)
  const previousUntil = checkInsUntil(addDays(now, -before), now)
  const previousSince = checkInsUntil(addDays(start, -before), now)
  return (cafe) => ({
    current: until(cafe) - since(cafe),
    previous: previousUntil(cafe) - previousSince(cafe),
    isWhole: previousSince(cafe) > 0,
  })
}

/** The change in whole percent; null without a whole period to compare with. */
export const changeOf = ({ current, previous, isWhole }: Comparison): number | null =>
  isWhole && previous > 0 ? Math.round((100 * (current - previous)) / previous) : null

/** All cafés' check-ins of a period, and the change of those that have a whole period to compare with. */
export function comparisonOfAll(
  cafes: readonly AdminCafe[],
  comparisonOf: (cafe: AdminCafe) => Comparison,
) {
  const compared = { current: 0, previous: 0, isWhole: true }
  let sum = 0
  for (const cafe of cafes) {
    const { current, previous, isWhole } = comparisonOf(cafe)
    sum += current
    if (!isWhole) continue
    compared.current += current
    compared.previous += previous
  }
  return { current: sum, change: changeOf(compared) }
}

/** An hour or a day of a period. */
export interface Step extends Omit<Comparison, 'isWhole'> {
  start: Date
  /** In the future: it has no check-ins yet. */
  isFuture: boolean
}

/**
 * A period's check-ins by hour or by day, of all the cafés together. Without those in the future, which have all the
 * check-ins of the step they are compared with, they add up to those of `periodCounter`.
 */
export function periodSteps(cafes: readonly AdminCafe[], period: Period, now: Date): Step[] {
  const before = comparedDaysBefore(period)
  const sumUntil = (moment: Date) => {
    const count = checkInsUntil(moment, now)
    let sum = 0
    for (const cafe of cafes) sum += count(cafe)
    return sum
  }
  const sumBefore = (moment: Date) => sumUntil(addDays(moment, -before))
  const bounds = boundsOf(period, now)
  const currentSums = bounds.map((bound) => sumUntil(bound < now ? bound : now))
  const previousSums = bounds.map(sumBefore)
  const previousNow = sumBefore(now)
  return bounds.slice(0, -1).map((start, index) => {
    const end = bounds[index + 1] ?? start
    const isRunning = start <= now && now < end
    const previousEnd = isRunning ? previousNow : (previousSums[index + 1] ?? 0)
    return {
      start,
      isFuture: start > now,
      current: (currentSums[index + 1] ?? 0) - (currentSums[index] ?? 0),
      previous: previousEnd - (previousSums[index] ?? 0),
    }
  })
}

/** The beginnings of a period's steps, and its end. */
function boundsOf(period: Period, now: Date): Date[] {
  const start = startOf(period, now)
  if (period !== 'today')
    return Array.from({ length: daysOf[period] + 1 }, (_, day) => addDays(start, day))
  return Array.from({ length: closingHour - openingHour + 1 }, (_, hour) =>
    addHours(start, openingHour + hour),
  )
}
