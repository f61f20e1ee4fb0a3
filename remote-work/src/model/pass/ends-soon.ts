import { differenceInCalendarDays } from 'date-fns'
import type { PassStatus } from './pass-rules'

const lastDays = 3

/** How many days are left in the last three; null before, and without a pass. */
export function lastDaysOf(status: PassStatus, now: Date): number | null {
  if (status.state !== 'active') return null
  const days = differenceInCalendarDays(status.until, now)
  return days <= lastDays ? days : null
}
