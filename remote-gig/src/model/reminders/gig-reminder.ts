import { parseIndianTime } from '@baithak/shared/calendar'
import type { Gig, Reminder } from '@baithak/shared/storage'
import { subHours } from 'date-fns'
import { paths } from '../../paths'

/** The day before a gig is one in India, wherever the device is. */
const hoursPerDay = 24

/** The reminder that a gig is tomorrow, from nine in the morning of the day before; null without a valid date. */
export function gigReminder(gig: Gig, title: Reminder['title']): Reminder | null {
  const morning = parseIndianTime(gig.date, '9:00')
  const midnight = parseIndianTime(gig.date, '0:00')
  if (!morning || !midnight) return null
  const text = [gig.title, gig.cafe, gig.time].filter(Boolean).join(', ')
  return {
    id: `gig-${gig.id}`,
    from: subHours(morning, hoursPerDay).toISOString(),
    until: midnight.toISOString(),
    url: paths.gig.href({ id: String(gig.id) }),
    title,
    // A gig's own texts are in the language in which it was last shown.
    text: { en: text, hi: text },
  }
}
