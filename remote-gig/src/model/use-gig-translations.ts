import { useTranslation } from '@baithak/platform'
import { formatRupees, formatTime } from '@baithak/shared/format'
import type { Gig } from '@baithak/shared/storage'
import type { Posting } from './gig-dates'
import { nightOf, type SampleNight } from './sample-gigs'

/** Gigs in the visitor's language. */
export function useGigWords() {
  const { t } = useTranslation('gig')

  const wordsOf = ({ id, cafe, genre, fee }: SampleNight) => ({
    title: t(`nights.${id}.title`),
    cafe: t(`cafes.${cafe}.name`),
    location: t(`cafes.${cafe}.area`),
    genre: t(`genres.${genre}`),
    compensation: fee === undefined ? t(`nights.${id}.barter`) : formatRupees(fee),
    audience: t(`nights.${id}.audience`),
    description: t(`nights.${id}.description`),
  })

  return {
    gigOf: ({ id, night, date }: Posting): Gig => ({
      id,
      date,
      time: formatTime(night.time),
      paid: night.fee !== undefined,
      ...wordsOf(night),
    }),
    /** A stored gig keeps the language it was stored in, unless it is a sample, whose words we know. */
    inWords<Kept extends Gig>(gig: Kept): Kept {
      const night = nightOf(gig.id)
      return night ? { ...gig, ...wordsOf(night) } : gig
    },
  }
}
