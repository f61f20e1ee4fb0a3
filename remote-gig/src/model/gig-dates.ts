import { isoDate } from '@baithak/domain'
import { addDays, addHours, instantAt, isValid, startOfWeek } from '@baithak/domain/indian-time'
import type { CalendarEvent } from '@baithak/ui/calendar'
import { openSampleGigs, type RelativeDay, type SampleGig } from '../samples/sample-gigs'
import type { Gig } from './gig'

/** How many dates of each sample gig are open for applications. */
const openDateCount = 5

/** A sample gig on one date: what an artist applies for. */
export interface GigDate {
  id: string
  sampleGig: SampleGig
  /** '2026-11-28' */
  date: string
}

const dayOf = ({ week, weekday }: RelativeDay, today: Date): Date =>
  addDays(startOfWeek(today), week * 7 + weekday)

/** The id contains the date: the same gig a week later is another one, with an application of its own. */
function createGigDate(sampleGig: SampleGig, today: Date, weeksLater = 0): GigDate {
  const { week, weekday } = sampleGig.firstDate
  const date = isoDate(dayOf({ week: week + weeksLater, weekday }, today))
  return { id: `${sampleGig.id}-${date}`, sampleGig, date }
}

/** All dates of a sample gig that are open for applications, the soonest first. */
export function openDatesOf(sampleGig: SampleGig, today: Date): GigDate[] {
  return Array.from({ length: openDateCount }, (_, weeksLater) =>
    createGigDate(sampleGig, today, weeksLater),
  )
}

/** The next date of each open sample gig. */
export const nextGigDates = (today: Date): GigDate[] =>
  openSampleGigs.map((sampleGig) => createGigDate(sampleGig, today))

export const findGigDate = (id: string, today: Date): GigDate | undefined =>
  openSampleGigs
    .flatMap((sampleGig) => openDatesOf(sampleGig, today))
    .find((gigDate) => gigDate.id === id)

/** The assumed length of a gig, which has no end: two sets with a break. */
const gigHours = 2

/** Returns a gig for the calendar: its hours, or its whole day without a valid time. Null without a valid date. */
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
