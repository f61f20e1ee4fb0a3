import { isoDate } from '@baithak/domain'
import { addDays, addHours, instantAt, isValid, startOfWeek } from '@baithak/domain/indian-time'
import type { CalendarEvent } from '@baithak/ui/calendar'
import { findSampleGig, type SampleGig, sampleGigs } from '../samples/sample-gigs'
import type { Gig } from './gig'

/** Dates of each sample gig that are open for applications: together more than the weekly limit. */
const openDateCount = 5

/** A sample gig on one date: what an artist applies for. */
export interface GigDate {
  /** Contains the date: the same gig a week later has an application of its own. */
  id: string
  sampleGig: SampleGig
  /** '2026-11-28' */
  date: string
}

/** Returns the dates of a sample gig that are open for applications, one a week, the soonest first. */
export const openDatesOf = (sampleGig: SampleGig, today: Date): GigDate[] =>
  Array.from({ length: openDateCount }, (_, week) => {
    const date = isoDate(addDays(startOfWeek(today), sampleGig.firstDay + week * 7))
    return { id: `${sampleGig.id}-${date}`, sampleGig, date }
  })

/** Returns the next date of each sample gig. */
export const nextGigDates = (today: Date): GigDate[] =>
  sampleGigs.flatMap((sampleGig) => openDatesOf(sampleGig, today).slice(0, 1))

export function findGigDate(id: string, today: Date): GigDate | undefined {
  const sampleGig = findSampleGig(id)
  return sampleGig && openDatesOf(sampleGig, today).find((gigDate) => gigDate.id === id)
}

/** The assumed length of a gig, which is stored without an end: two sets with a break. */
const gigHours = 2

/** Returns a gig for the calendar, on its whole day if the time is not valid; null without a valid date. */
export function gigEvent(gig: Gig): CalendarEvent | null {
  const { title, description, date, time } = gig
  const location = [gig.cafe, gig.location].filter(Boolean).join(', ')
  const texts = { id: `gig-${gig.id}`, title, location, description }
  const start = instantAt(date, time)
  if (isValid(start)) return { ...texts, start, end: addHours(start, gigHours) }
  return isValid(instantAt(date, '0:00')) ? { ...texts, day: date } : null
}
