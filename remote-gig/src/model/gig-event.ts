import { addHours, instantAt, isValid } from '@baithak/domain/indian-time'
import type { CalendarEvent } from '@baithak/ui/calendar'
import type { Gig } from '../model/gig'

/** Gigs have no end: two sets with a break. */
const gigHours = 2

/** A gig for the calendar: at its time, or on its whole day where the time is none; null without a valid date. */
export function gigEvent({
  id,
  title,
  cafe,
  location,
  date,
  time,
  description,
}: Gig): CalendarEvent | null {
  const texts = {
    id: `gig-${id}`,
    title,
    location: [cafe, location].filter(Boolean).join(', '),
    description,
  }
  const start = instantAt(date, time)
  if (isValid(start)) return { ...texts, start, end: addHours(start, gigHours) }
  return isValid(instantAt(date, '0:00')) ? { ...texts, day: date } : null
}
