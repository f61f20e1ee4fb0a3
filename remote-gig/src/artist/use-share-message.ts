import { useTranslation } from '@baithak/platform'
import { formatDate } from '@baithak/shared/format'
import type { Message } from '@baithak/shared/sharing'
import type { AppliedGigs, Gig } from '@baithak/shared/storage'
import { averageRating, genresOf, ratingsOf } from './artist-summary'

/**
 * What an artist sends to a café. Without a link: the profile lives on her device, and the café would see its own.
 */
export function useCard({
  name,
  verified,
  gigs,
  next,
}: {
  name: string
  verified: boolean
  gigs: AppliedGigs
  next: Gig | undefined
}): Message {
  const { t, i18n } = useTranslation('gig')
  const genres = genresOf(gigs).join(', ')
  const rating = averageRating(gigs.Completed)
  const lines = [
    verified ? t('card.verified', { name }) : t('card.plain', { name }),
    genres && t('card.genres', { genres }),
    rating !== undefined &&
      t('card.rated', { rating: rating.toFixed(1), count: ratingsOf(gigs.Completed).length }),
    next &&
      t('card.next', {
        title: next.title,
        cafe: next.cafe,
        date: formatDate(next.date, i18n.language) || next.date,
      }),
  ]
  return { title: t('card.title', { name }), text: lines.filter(Boolean).join('\n') }
}
