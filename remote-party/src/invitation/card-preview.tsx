import { useTranslation } from '@baithak/platform'
import { Button, cn } from '@baithak/ui'
import { type CardContent, cardText } from './card-content'
import type { useCardImage } from './use-card-image'
import './invitation.css'

interface CardPreviewProps {
  content: CardContent
  image: ReturnType<typeof useCardImage>
  className?: string
}

/** The card as it will be shared; until it is drawn, its paper and drawing. */
export function CardPreview({ content, image, className }: CardPreviewProps) {
  const { t } = useTranslation('party-invitation')
  const { url, art, isRendering, hasFailed, retry } = image
  const isDrawn = url && art === content.art
  return (
    <div aria-busy={isRendering} className={cn('relative shadow-sh2', className)}>
      <BlankCard art={content.art} />
      {isDrawn && (
        <img
          src={url}
          alt={t('card.alt', { text: cardText(content) })}
          width={1080}
          height={1350}
          className={cn(
            'absolute inset-0 size-full animate-fade rounded-[inherit] transition-opacity duration-quick',
            isRendering && 'opacity-60',
          )}
        />
      )}
      {hasFailed && (
        <div
          role="alert"
          className="card-failure paper flex flex-col items-center gap-2 text-center"
        >
          <p className="text-meta text-ink-2">{t('card.failed')}</p>
          <Button variant="secondary" size="md" onClick={retry}>
            {t('card.retry')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The paper of a card with its drawing, as `renderCard` draws them. */
export const BlankCard = ({ art }: { art: string }) => (
  <div aria-hidden className="card-paper">
    <img src={art} alt="" width={260} height={300} className="card-drawing" />
  </div>
)
