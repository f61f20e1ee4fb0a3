import { useHost, useTranslation } from '@baithak/platform'
import { Button } from '@baithak/ui'
import { formatDate } from '@baithak/ui/format'
import { useShare } from '@baithak/ui/sharing'
import { Share2 } from 'lucide-react'
import type { Artist } from '../model/artist'
import type { Gig } from '../model/gig'
import type { ratingOf } from './artist-summary'

interface ShareProfileProps {
  name: string
  artist: Artist
  /** What the artist plays. */
  styles: readonly string[]
  rating: ReturnType<typeof ratingOf>
  next: Gig | undefined
}

/** Shares the profile as text, without a link: profiles are stored on the device, so the café would open its own. */
export function ShareProfile({ name, artist, styles, rating, next }: ShareProfileProps) {
  const { t, i18n } = useTranslation('gig')
  const { toast } = useHost()
  const share = useShare()
  const lines = [
    t(artist.verified_performer ? 'artist.message.verified' : 'artist.message.plain', { name }),
    styles.length > 0 && t('artist.message.genres', { genres: styles.join(', ') }),
    rating && t('artist.message.rated', { rating: rating.average.toFixed(1), count: rating.count }),
    next &&
      t('artist.message.next', {
        title: next.title,
        cafe: next.cafe,
        date: formatDate(next.date, i18n.language) || next.date,
      }),
  ]

  async function handleShare() {
    const title = t('artist.message.title', { name })
    const outcome = await share({ title, text: lines.filter(Boolean).join('\n') })
    if (outcome === 'shared' || outcome === 'dismissed') return
    toast({
      title: t(`artist.shared.${outcome}.title`),
      description: t(`artist.shared.${outcome}.text`),
      destructive: outcome === 'refused',
    })
  }
  return (
    <Button variant="secondary" icon={Share2} onClick={handleShare}>
      {t('artist.share')}
    </Button>
  )
}
