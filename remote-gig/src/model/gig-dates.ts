import { addDays, addWeeks, formatISO, startOfISOWeek } from 'date-fns'
import { type Day, nightsOnOffer, type SampleNight } from './sample-gigs'

/** How many dates of each night can be applied for. */
export const datesOnOffer = 5

/** One night on one date: what an artist applies for. */
export interface Posting {
  id: string
  night: SampleNight
  /** '2026-11-28' */
  date: string
}

export function dateOf({ week, weekday }: Day, today: Date): string {
  const day = addDays(addWeeks(startOfISOWeek(today), week), weekday)
  return formatISO(day, { representation: 'date' })
}

/** The id carries the date: next week's night is another gig, to be applied for anew. */
export function postingOf(night: SampleNight, today: Date, later = 0): Posting {
  const { week, weekday } = night.first
  const date = dateOf({ week: week + later, weekday }, today)
  return { id: `${night.id}-${date}`, night, date }
}

/** All dates of a night that can be applied for, the soonest first. */
export function datesOf(night: SampleNight, today: Date): Posting[] {
  return Array.from({ length: datesOnOffer }, (_, later) => postingOf(night, today, later))
}

/** The list of gigs: the next date of each night. */
export const board = (today: Date): Posting[] =>
  nightsOnOffer.map((night) => postingOf(night, today))

export const findPosting = (id: string, today: Date): Posting | undefined =>
  nightsOnOffer.flatMap((night) => datesOf(night, today)).find((posting) => posting.id === id)
