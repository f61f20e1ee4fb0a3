import { differenceInCalendarDays } from '@baithak/domain/indian-time'
import type { PassStatus } from './pass-rules'

const lastDays = 3

/** With fewer days left, the end is too near for an entry in a calendar. */
export const lastVisitDays = 2

/** How many days are left in the last three; null before, and without a pass. */
export function lastDaysOf(status: PassStatus, now: Date): number | null {
  if (status.state !== 'active') return null
  const days = differenceInCalendarDays(status.until, now)
  return days <= lastDays ? days : null
}
