import { visibleText } from '@baithak/domain'
import { instantOf, startOfDay } from '@baithak/domain/indian-time'
import { type AppliedGigs, clampRating, type Gig } from '../model/gig'

/** All ratings, clamped as their stars show them. */
export const ratingsOf = (completed: readonly Gig[]): number[] =>
  completed.flatMap(({ rating }) => (typeof rating === 'number' ? [clampRating(rating)] : []))

/** undefined without ratings. */
export function averageRating(completed: readonly Gig[]): number | undefined {
  const ratings = ratingsOf(completed)
  if (ratings.length === 0) return undefined
  return ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
}

/** The soonest confirmed gig from today on, today included. */
export function nextConfirmed(confirmed: Gig[], today: Date): Gig | undefined {
  return confirmed
    .flatMap((gig) => {
      const day = instantOf(gig.date)
      return day >= startOfDay(today) ? [{ gig, day }] : []
    })
    .sort((one, other) => one.day.getTime() - other.day.getTime())[0]?.gig
}

/** The genres of all gigs, the completed ones first. */
export function genresOf({ Applied, Shortlisted, Confirmed, Completed }: AppliedGigs): string[] {
  const gigs = [...Completed, ...Confirmed, ...Shortlisted, ...Applied]
  return [...new Set(gigs.map(({ genre }) => visibleText(genre)).filter(Boolean))]
}

export const gigCount = (gigs: AppliedGigs): number =>
  gigs.Applied.length + gigs.Shortlisted.length + gigs.Confirmed.length + gigs.Completed.length
