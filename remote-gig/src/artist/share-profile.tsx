import { visibleText } from '@baithak/domain'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { Button } from '@baithak/ui'
import { formatDate } from '@baithak/ui/format'
import { useShare } from '@baithak/ui/sharing'
import { Share2 } from 'lucide-react'
import { artistRecord } from '../model/artist'
import type { Gig } from '../model/gig'
import { aboutRecord, linksOf, setLengthOf } from './about'

interface ShareProfileProps {
  name: string
  /** The average; null without one. */
  rating: number | null
  next: Gig | undefined
}

/** Shares the profile as text. A link to the profile would show another one, because profiles stay on the device. */
export function ShareProfile({ name, rating, next }: ShareProfileProps) {
  const { t, i18n } = useTranslation()
  const { storage } = useHost()
  const { verified_performer: verified } = useRecord(storage.record(artistRecord))
  const about = useRecord(storage.record(aboutRecord))
  const share = useShare()
  const count = setLengthOf(about)
  const lines = [
    t(verified ? 'artist.message.verified' : 'artist.message.plain', { name }),
    visibleText(about.bio),
    about.tags.length > 0 && t('artist.message.plays', { tags: about.tags.join(', ') }),
    count > 0 && t('artist.about.setOf', { count }),
    rating !== null && t('artist.message.rated', { rating: rating.toFixed(1) }),
    next &&
      t('artist.message.next', {
        title: next.title,
        cafe: next.cafe,
        date: formatDate(next.date, i18n.language) || next.date,
      }),
    ...linksOf(about).map(({ href }) => href),
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
