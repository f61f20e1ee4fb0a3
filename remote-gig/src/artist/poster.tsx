import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { Button } from '@baithak/ui'
import { formatDate } from '@baithak/ui/format'
import { type Card, CardPreview, useCardImage, useShareCard } from '@baithak/ui/picture'
import stage from '@baithak/ui/scenes/stage-gig.svg'
import type { ShareMessage } from '@baithak/ui/sharing'
import { Download, Share2 } from 'lucide-react'
import type { Gig } from '../model/gig'
import { aboutRecord } from './about'
import './poster.css'

interface PosterProps {
  name: string
  genres: readonly string[]
  next: Gig | undefined
  message: ShareMessage
}

/** More do not fit on a line. */
const maxStyles = 3

/** The artist's poster for the next gig, or for cafés that look for one. It is shared as an image. */
export function Poster({ name, genres, next, message }: PosterProps) {
  const { t } = useTranslation('gig-artist')
  const { toast } = useHost()
  const card = useCard({ name, genres, next })
  const image = useCardImage(card)
  const { share, save } = useShareCard({
    image,
    fileName: 'poster.png',
    message: () => message,
    notify: (outcome) =>
      toast({
        title: t(`shared.${outcome}.title`),
        description: t(`shared.${outcome}.text`),
        destructive: outcome === 'refused',
      }),
  })
  const text = card.texts.map((part) => part.text).filter(Boolean)
  return (
    <section className="poster-wall" aria-labelledby="poster">
      <h2 id="poster" className="sr-only">
        {t('poster.title')}
      </h2>
      <CardPreview
        art={stage}
        alt={t('poster.alt', { text: text.join(', ') })}
        image={image}
        failedText={t('poster.failed')}
        retryLabel={t('poster.retry')}
        className="poster"
      />
      <div className="flex flex-wrap gap-2.5">
        <Button
          variant="secondary"
          icon={Download}
          className="grow"
          busy={image.isRendering}
          aria-disabled={image.hasFailed}
          onClick={save}
        >
          {t('poster.keep')}
        </Button>
        <Button icon={Share2} className="grow" busy={image.isRendering} onClick={share}>
          {t('poster.share')}
        </Button>
      </div>
    </section>
  )
}

const line = { font: 'text', weight: 540, maxLines: 2, colour: 'espresso' } as const

function useCard({ name, genres, next }: Omit<PosterProps, 'message'>): Card {
  const { t, i18n } = useTranslation('gig-artist')
  const { tags } = useRecord(useHost().storage.record(aboutRecord))
  const date = next && (formatDate(next.date, i18n.language) || next.date)
  const when = next ? [date, next.time].filter(Boolean).join(', ') : t('poster.book')
  const styles = tags.length > 0 ? tags : genres
  return {
    art: stage,
    brand: t('poster.brand'),
    texts: [
      {
        ...line,
        text: t('poster.kicker'),
        weight: 620,
        sizesPx: [42, 36],
        maxLines: 1,
        colour: 'brass-deep',
        gapPx: 0,
      },
      {
        ...line,
        text: name,
        font: 'display',
        weight: 400,
        sizesPx: [116, 100, 88, 76, 64, 54],
        gapPx: 12,
      },
      { ...line, text: styles.slice(0, maxStyles).join(', '), sizesPx: [42, 36], gapPx: 10 },
      {
        ...line,
        text: when,
        weight: 650,
        sizesPx: [46, 40],
        colour: 'gig-deep',
        gapPx: 14,
        hasOrnament: true,
      },
      {
        ...line,
        text: next ? [next.cafe, next.location].filter(Boolean).join(', ') : '',
        sizesPx: [40],
        gapPx: 8,
      },
    ],
  }
}
