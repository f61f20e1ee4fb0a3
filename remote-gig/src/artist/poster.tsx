import { useTranslation } from '@baithak/platform'
import { Button } from '@baithak/ui'
import { formatDate } from '@baithak/ui/format'
import { type Card, CardPreview, cardStyles, useCardImage, useShareCard } from '@baithak/ui/picture'
import stage from '@baithak/ui/scenes/stage-gig.svg'
import type { ShareMessage } from '@baithak/ui/sharing'
import type { Gig } from '../model/gig'
import './poster.css'

interface PosterProps {
  name: string
  /** What the artist plays. */
  styles: readonly string[]
  next: Gig | undefined
  message: ShareMessage
}

/** More do not fit on a line. */
const maxStyles = 3

/** The artist's poster for the next gig, or for cafés that look for one. It is shared as an image. */
export function Poster({ name, styles, next, message }: PosterProps) {
  const { t } = useTranslation('gig')
  const card = useCard({ name, styles, next })
  const image = useCardImage(card)
  const { saveButton, shareButton } = useShareCard({
    image,
    fileName: 'poster.png',
    message: () => message,
    toastOf: (outcome) => ({
      title: t(`artist.shared.${outcome}.title`),
      description: t(`artist.shared.${outcome}.text`),
    }),
  })
  const text = card.texts.map((part) => part.text).filter(Boolean)
  return (
    <section className="poster-wall" aria-labelledby="poster">
      <h2 id="poster" className="sr-only">
        {t('artist.poster.title')}
      </h2>
      <CardPreview
        art={stage}
        alt={t('artist.poster.alt', { text: text.join(', ') })}
        image={image}
        failedText={t('artist.poster.failed')}
        retryLabel={t('artist.poster.retry')}
        className="poster"
      />
      <div className="flex flex-wrap gap-2.5">
        <Button {...saveButton} className="grow">
          {t('artist.poster.keep')}
        </Button>
        <Button {...shareButton} className="grow">
          {t('artist.poster.share')}
        </Button>
      </div>
    </section>
  )
}

function useCard({ name, styles, next }: Omit<PosterProps, 'message'>): Card {
  const { t, i18n } = useTranslation('gig')
  const date = next && (formatDate(next.date, i18n.language) || next.date)
  const when = next ? [date, next.time].filter(Boolean).join(', ') : t('artist.poster.book')
  const { kicker, title, line } = cardStyles
  return {
    art: stage,
    brand: t('artist.poster.brand'),
    texts: [
      { ...kicker, text: t('artist.poster.kicker') },
      { ...title, text: name },
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
