import { visibleText } from '@baithak/domain'
import { instantOf, startOfDay } from '@baithak/domain/indian-time'
import { type AppliedGigs, clampRating, type Gig, gigStages } from '../model/gig'

/** Of the ratings, clamped as their stars show them; undefined without any. */
export function ratingOf(gigs: readonly Gig[]): { average: number; count: number } | undefined {
  const ratings = gigs.flatMap(({ rating }) => (rating == null ? [] : [clampRating(rating)]))
  const count = ratings.length
  return count > 0
    ? { average: ratings.reduce((sum, each) => sum + each, 0) / count, count }
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
