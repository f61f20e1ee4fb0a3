import { addDays, differenceInCalendarDays } from '@baithak/domain/indian-time'
import type { AdminCafe, Course } from './admin-cafe'
import { sharesBetween, weekProgress, weekStartOf, weekTotal } from './trends'

type Totals = Pick<AdminCafe, 'checkIns' | 'weekCheckIns' | 'course' | 'visits'>
type Count = (cafe: Totals) => number

/**
 * Counts a café's check-ins from its first one up to a moment. Its totals, of the last seven days and since it joined,
 * are data, and so are the visits of this device's desks; the others' course is simulated, back to where the total is used
 * up. A count is rounded once, so that the counts of adjoining intervals add up.
 */
export function checkInsUntil(moment: Date, now: Date): Count {
  const weekStart = weekStartOf(now)
  const splitOf = splitAt(weekStart.getTime())
  // Figures are of the last quarter of an hour, visits of this moment.
  const momentMs = moment >= now ? Number.POSITIVE_INFINITY : moment.getTime()
  if (moment >= weekStart) {
    const part = weekProgress(moment, now)
    return (cafe) => {
      const { earlier, week } = splitOf(cafe)
      return earlier + Math.round(week * part) + countBefore(cafe.visits, momentMs)
    }
  }
  const weekShares = sharesBetween(weekStart, now)
  const weeksAgo = Math.ceil(differenceInCalendarDays(weekStart, moment) / 7)
  const lastShares = weekTotal - sharesBetween(addDays(weekStart, -7 * weeksAgo), moment)
  // Thousands of cafés have the same course.
  const sharesSince = new Map<Course, number>()
  return (cafe) => {
    const { earlier, week } = splitOf(cafe)
    let shares = sharesSince.get(cafe.course)
    if (shares === undefined) {
      shares = levelOf(cafe.course, weeksAgo) * lastShares
      for (let ago = 1; ago < weeksAgo; ago += 1) shares += levelOf(cafe.course, ago) * weekTotal
      sharesSince.set(cafe.course, shares)
    }
    const simulated = Math.max(0, Math.round(earlier - (week * shares) / weekShares))
    return simulated + countBefore(cafe.visits, momentMs)
  }
}

/** An earlier week's check-ins, where those of the last seven days are 1. */
const levelOf = ({ week, month }: Course, weeksAgo: number) =>
  (1 + month / 100) ** ((-7 * (weeksAgo - 1)) / 30) / (1 + week / 100)

const countBefore = (visits: readonly number[], momentMs: number) =>
  visits.length === 0 ? 0 : visits.filter((at) => at < momentMs).length

/** The simulated check-ins: the totals without the visits, whose times are known. */
const splitAt = (weekStartMs: number) => (cafe: Totals) => {
  const visitsEarlier = countBefore(cafe.visits, weekStartMs)
  return {
    week: cafe.weekCheckIns - (cafe.visits.length - visitsEarlier),
    earlier: Math.max(0, cafe.checkIns - cafe.weekCheckIns - visitsEarlier),
  }
}
