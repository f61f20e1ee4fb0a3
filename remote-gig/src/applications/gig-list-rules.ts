import { instantOf } from '@baithak/domain/indian-time'
import type { CompletedGig, Gig, GigStage } from '../model/gig'

const timeOf = ({ date }: Gig) => instantOf(date.slice(0, 10)).getTime()

/** Gigs ahead with the soonest first, completed ones with the latest first; those without a valid date are last. */
export function sortGigs<AnyGig extends Gig>(gigs: readonly AnyGig[], stage: GigStage): AnyGig[] {
  const direction = stage === 'Completed' ? -1 : 1
  const rankOf = (gig: Gig) => direction * timeOf(gig) || Number.MAX_VALUE
  return [...gigs].sort((one, other) => rankOf(one) - rankOf(other))
}

/** Rupees at the beginning of a compensation: '₹6,500' or '₹6,500 and dinner'. */
const rupees = /^\s*₹\s*([\d,]+)/

/** The sum of the fees, in rupees; what is paid otherwise does not count. */
export const earningsOf = (gigs: readonly CompletedGig[]): number =>
  gigs.reduce((sum, { paid, compensation }) => {
    const fee = paid ? rupees.exec(compensation)?.[1] : undefined
    return sum + Number(fee?.replaceAll(',', '') ?? 0)
  }, 0)
