import type { AppliedGigs, CompletedGig, Gig } from '@baithak/shared/storage'
import { isValid, parseISO, startOfDay } from 'date-fns'
import { heldRating } from '../model/clamp-rating'

/** The ratings that were given, as their stars show them. */
export const ratingsOf = (completed: readonly CompletedGig[]): number[] =>
  completed.flatMap(({ rating }) => (typeof rating === 'number' ? [heldRating(rating)] : []))

/** undefined without a single rating. */
export function averageRating(completed: readonly CompletedGig[]): number | undefined {
  const ratings = ratingsOf(completed)
  if (ratings.length === 0) return undefined
  return ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
}

/** A free text as it may be stored ('Dec 5, 2026') counts as well as an ISO date. */
function dayOf({ date }: Gig): Date | undefined {
  const iso = parseISO(date)
  if (isValid(iso)) return iso
  const free = /\d{4}/.test(date) ? new Date(date) : undefined
  return free && isValid(free) ? free : undefined
}

/** The soonest confirmed gig from today on: tonight's still counts. */
export function nextConfirmed(confirmed: Gig[], today: Date): Gig | undefined {
  return confirmed
    .flatMap((gig) => {
      const day = dayOf(gig)
      return day && day >= startOfDay(today) ? [{ gig, day }] : []
    })
    .sort((one, other) => one.day.getTime() - other.day.getTime())[0]?.gig
}

/** What the artist plays, by what she has played, will play and asks to play. */
export function genresOf({ Applied, Shortlisted, Confirmed, Completed }: AppliedGigs): string[] {
  const gigs = [...Completed, ...Confirmed, ...Shortlisted, ...Applied]
  return [...new Set(gigs.map(({ genre }) => genre.trim()).filter(Boolean))]
}

export const gigCount = (gigs: AppliedGigs): number =>
  gigs.Applied.length + gigs.Shortlisted.length + gigs.Confirmed.length + gigs.Completed.length
