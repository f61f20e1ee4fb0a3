import { differenceInCalendarDays } from 'date-fns'
import type { PassStatus } from './pass-rules'

const lastDays = 3

/** When a reminder comes: early enough for a last visit, and to think about the next pass. */
export const reminderDays = 2

/** How many days are left in the last three; null before, and without a pass. */
export function lastDaysOf(status: PassStatus, now: Date): number | null {
  if (status.state !== 'active') return null
  const days = differenceInCalendarDays(status.until, now)
  return days <= lastDays ? days : null
}
