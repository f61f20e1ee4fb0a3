import { visibleText } from '@baithak/domain'
import { instantOf, startOfDay } from '@baithak/domain/indian-time'
import { type AppliedGigs, clampRating, type Gig, gigStages } from '../model/gig'

/** The average rating, clamped like the stars, and the number of ratings. Undefined without a rating. */
export function ratingOf(gigs: readonly Gig[]): { average: number; count: number } | undefined {
  const ratings = gigs.flatMap(({ rating }) => (rating == null ? [] : [clampRating(rating)]))
  const count = ratings.length
  return count > 0
    ? { average: ratings.reduce((sum, rating) => sum + rating, 0) / count, count }
    : undefined
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
export function genresOf(applied: AppliedGigs): string[] {
  const gigs = gigStages.toReversed().flatMap((stage) => applied[stage])
  return [...new Set(gigs.map(({ genre }) => visibleText(genre)).filter(Boolean))]
}
