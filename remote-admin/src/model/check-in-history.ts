import { differenceInCalendarDays, subWeeks } from 'date-fns'
import type { AdminCafe } from './admin-cafe'
import { sharesBetween, weekProgress, weekStartOf, weekTotal } from './trends'

type Totals = Pick<AdminCafe, 'checkIns' | 'weekCheckIns' | 'weeksSinceJoined'>
type Count = (cafe: Totals) => number

/** For cafés whose number of weeks is unknown. */
const assumedWeeks = 12

/**
 * Counts a café's check-ins from its first one up to a moment. Its totals, of the last seven days and since it joined,
 * are data; their course is simulated, with growing weeks. A count is rounded once, so that the counts of adjoining
 * intervals add up.
 */
export function checkInsUntil(moment: Date, now: Date): Count {
  const weekStart = weekStartOf(now)
  if (moment >= weekStart) {
    const part = weekProgress(moment, now)
    return (cafe) => earlierCheckIns(cafe) + Math.round(cafe.weekCheckIns * part)
  }
  const weeksAgo = Math.ceil(differenceInCalendarDays(weekStart, moment) / 7)
  const weekPart = sharesBetween(subWeeks(weekStart, weeksAgo), moment) / weekTotal
  // Thousands of cafés are of a few ages.
  const progress: number[] = []
  return (cafe) => {
    const weeks = cafe.weeksSinceJoined || assumedWeeks
    progress[weeks] ??= growingProgress(weeks, weeksAgo, weekPart)
    return Math.round(earlierCheckIns(cafe) * progress[weeks])
  }
}

const earlierCheckIns = ({ checkIns, weekCheckIns }: Totals) => Math.max(0, checkIns - weekCheckIns)

/** The first week counts once, the second one twice, and so on. */
function growingProgress(weeks: number, weeksAgo: number, weekPart: number): number {
  if (weeksAgo > weeks) return 0
  const week = weeks - weeksAgo + 1
  return ((week * (week - 1)) / 2 + week * weekPart) / ((weeks * (weeks + 1)) / 2)
}
