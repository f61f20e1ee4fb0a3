import { sampleNameIn } from '@baithak/shared/cafes'
import { parseIndianTime } from '@baithak/shared/calendar'
import { inBothLanguages } from '@baithak/shared/reminders'
import type { Gig, Reminder } from '@baithak/shared/storage'
import { subHours } from 'date-fns'
import { paths } from '../../paths'
import { findSampleGig } from '../sample-gigs'

/** The day before a gig is one in India, wherever the device is. */
const hoursPerDay = 24

/** The reminder that a gig is tomorrow, from nine in the morning of the day before; null without a valid date. */
export function gigReminder(gig: Gig, title: Reminder['title']): Reminder | null {
  const morning = parseIndianTime(gig.date, '9:00')
  const midnight = parseIndianTime(gig.date, '0:00')
  if (!morning || !midnight) return null
  const names = [gig.title, gig.cafe]
  const isSample = findSampleGig(gig.id) !== undefined
  return {
    id: `gig-${gig.id}`,
    from: subHours(morning, hoursPerDay).toISOString(),
    until: midnight.toISOString(),
    url: paths.gig.href({ id: String(gig.id) }),
    title,
    text: inBothLanguages((language) =>
      [...names.map((name) => (isSample ? sampleNameIn(language, name) : name)), gig.time]
        .filter(Boolean)
        .join(', '),
    ),
  }
}
