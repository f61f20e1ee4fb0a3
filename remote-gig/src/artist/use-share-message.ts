import { useTranslation } from '@baithak/platform'
import { formatDate } from '@baithak/ui/format'
import type { ShareMessage } from '@baithak/ui/sharing'
import type { CompletedGig, Gig } from '../model/gig'
import { averageRating, ratingsOf } from './artist-summary'

/** The profile as text, without a link: profiles are stored on the device, so the café would open its own. */
export function useShareMessage({
  name,
  verified,
  styles,
  completed,
  next,
}: {
  name: string
  verified: boolean
  styles: readonly string[]
  completed: readonly CompletedGig[]
  next: Gig | undefined
}): ShareMessage {
  const { t, i18n } = useTranslation('gig-artist')
  const genres = styles.join(', ')
  const rating = averageRating(completed)
  const lines = [
    verified ? t('message.verified', { name }) : t('message.plain', { name }),
    genres && t('message.genres', { genres }),
    rating !== undefined &&
      t('message.rated', {
        rating: rating.toFixed(1),
        count: ratingsOf(completed).length,
      }),
    next &&
      t('message.next', {
        title: next.title,
        cafe: next.cafe,
        date: formatDate(next.date, i18n.language) || next.date,
      }),
  ]
  return { title: t('message.title', { name }), text: lines.filter(Boolean).join('\n') }
}
