import { visibleText } from '@baithak/domain'
import { useTranslation } from '@baithak/platform'
import { Button } from '@baithak/ui'
import { formatDate } from '@baithak/ui/format'
import { useShare } from '@baithak/ui/sharing'
import { Share2 } from 'lucide-react'
import type { Artist } from '../model/artist'
import type { Gig } from '../model/gig'
import { type About, parseLink } from './about'
import type { ratingOf } from './artist-summary'

interface ShareProfileProps {
  name: string
  artist: Artist
  about: About
  genres: readonly string[]
  rating: ReturnType<typeof ratingOf>
  next: Gig | undefined
}

/** Shares the profile as text. A link to the profile would show another one, because profiles stay on the device. */
export function ShareProfile({ name, artist, about, genres, rating, next }: ShareProfileProps) {
  const { t, i18n } = useTranslation()
  const share = useShare()
  const styles = about.tags.length > 0 ? about.tags : genres
  const lines = [
    t(artist.verified_performer ? 'artist.message.verified' : 'artist.message.plain', { name }),
    visibleText(about.bio),
    styles.length > 0 && t('artist.message.genres', { genres: styles.join(', ') }),
    Boolean(about.setMinutes) &&
      t('artist.about.setOf', { count: Math.round(about.setMinutes ?? 0) }),
    rating && t('artist.message.rated', { rating: rating.average.toFixed(1), count: rating.count }),
    next &&
      t('artist.message.next', {
        title: next.title,
        cafe: next.cafe,
        date: formatDate(next.date, i18n.language) || next.date,
      }),
    ...about.links.flatMap((link) => parseLink(link)?.href ?? []),
  ]

  const title = t('artist.message.title', { name })
  return (
    <Button
      variant="secondary"
      icon={Share2}
      onClick={() => share({ title, text: lines.filter(Boolean).join('\n') })}
    >
      {t('artist.share')}
    </Button>
  )
}
