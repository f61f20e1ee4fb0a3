import type { Reminder } from '@baithak/shared/storage'
import { set, subDays } from 'date-fns'
import { paths } from '../../paths'

/** Enough for a last visit, and to think about the next pass. */
const leadDays = 2
const morning = { hours: 9, minutes: 0, seconds: 0, milliseconds: 0 }

/** The reminder that a pass ends: two days before, in the morning of the device's time zone. */
export function passReminder(until: Date, texts: Pick<Reminder, 'title' | 'text'>): Reminder {
  return {
    id: `pass-${until.toISOString()}`,
    from: set(subDays(until, leadDays), morning).toISOString(),
    until: until.toISOString(),
    url: paths.wallet.href(),
    ...texts,
  }
}
