import type { Reminder } from '@baithak/shared/storage'
import { set, subDays } from 'date-fns'
import type { PassStatus } from '../model/pass/pass-rules'
import { paths } from '../paths'

/** A day for a last visit, and one to think about the next pass. */
const leadDays = 2
const morning = { hours: 9, minutes: 0, seconds: 0, milliseconds: 0 }

/** The reminder that the pass ends: two days before, in the morning of the device. */
export function passReminders(
  status: PassStatus,
  texts: (until: Date) => Pick<Reminder, 'title' | 'text'>,
): Reminder[] {
  if (status.state !== 'active') return []
  const until = status.until.toISOString()
  const from = set(subDays(status.until, leadDays), morning).toISOString()
  return [{ id: `pass-${until}`, from, until, url: paths.wallet.href(), ...texts(status.until) }]
}
