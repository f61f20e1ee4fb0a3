import { useHost, useTranslation } from '@baithak/platform'
import { Button } from '@baithak/ui'
import { formatDate } from '@baithak/ui/format'
import { type ShareMessage, useShare } from '@baithak/ui/sharing'
import { Share2 } from 'lucide-react'
import type { Artist } from '../model/artist'
import type { Gig } from '../model/gig'
import { averageRating, ratingsOf } from './artist-summary'

interface ShareProfileProps {
  name: string
  artist: Artist
  /** What the artist plays. */
  styles: readonly string[]
  completed: readonly Gig[]
  next: Gig | undefined
}

/** Shares the profile as text, without a link: profiles are stored on the device, so the café would open its own. */
export function ShareProfile(props: ShareProfileProps) {
  const { t } = useTranslation('gig')
  const { toast } = useHost()
  const message = useMessage(props)
  const share = useShare()
  return (
    <Button
      variant="secondary"
      icon={Share2}
      onClick={async () => {
        const outcome = await share(message)
        if (outcome === 'shared' || outcome === 'dismissed') return
        toast({
          title: t(`artist.shared.${outcome}.title`),
          description: t(`artist.shared.${outcome}.text`),
          destructive: outcome === 'refused',
        })
      }}
    >
      {t('artist.share')}
    </Button>
  )
}

function useMessage({ name, artist, styles, completed, next }: ShareProfileProps): ShareMessage {
  const { t, i18n } = useTranslation('gig')
  const rating = averageRating(completed)
  const lines = [
    t(artist.verified_performer ? 'artist.message.verified' : 'artist.message.plain', { name }),
    styles.length > 0 && t('artist.message.genres', { genres: styles.join(', ') }),
    rating !== undefined &&
      t('artist.message.rated', {
        rating: rating.toFixed(1),
        count: ratingsOf(completed).length,
      }),
    next &&
      t('artist.message.next', {
        title: next.title,
        cafe: next.cafe,
        date: formatDate(next.date, i18n.language) || next.date,
      }),
  ]
  return { title: t('artist.message.title', { name }), text: lines.filter(Boolean).join('\n') }
}
