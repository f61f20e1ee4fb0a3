import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { formatDate } from '@baithak/ui/format'
import type { ShareMessage } from '@baithak/ui/sharing'
import type { AppliedGigs, Gig } from '../model/gig'
import { aboutRecord } from './about'
import { averageRating, genresOf, ratingsOf } from './artist-summary'

/** The profile as text, without a link: profiles are stored on the device, so the café would open its own. */
export function useShareMessage({
  name,
  verified,
  gigs,
  next,
}: {
  name: string
  verified: boolean
  gigs: AppliedGigs
  next: Gig | undefined
}): ShareMessage {
  const { t, i18n } = useTranslation('gig-artist')
  const { tags } = useRecord(useHost().storage.record(aboutRecord))
  const genres = (tags.length > 0 ? tags : genresOf(gigs)).join(', ')
  const rating = averageRating(gigs.Completed)
  const lines = [
    verified ? t('message.verified', { name }) : t('message.plain', { name }),
    genres && t('message.genres', { genres }),
    rating !== undefined &&
      t('message.rated', {
        rating: rating.toFixed(1),
        count: ratingsOf(gigs.Completed).length,
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
