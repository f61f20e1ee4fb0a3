import { useTranslation } from '@baithak/platform'
import { Button, cn, Spinner } from '@baithak/ui'
import { type CardContent, cardText } from './card-content'
import type { useCardImage } from './use-card-image'

interface CardPreviewProps {
  content: CardContent
  image: ReturnType<typeof useCardImage>
}

/** The card as it will be shared. */
export function CardPreview({ content, image }: CardPreviewProps) {
  const { t } = useTranslation('party-invitation')
  const { url, isRendering, hasFailed, retry } = image
  return (
    <div
      aria-busy={isRendering}
      className="mx-auto grid aspect-[4/5] w-full max-w-80 place-items-center overflow-clip rounded-pass bg-malai-2 shadow-sh2 sideways:max-w-52"
    >
      {url && (
        <img
          src={url}
          alt={t('card.alt', { text: cardText(content) })}
          width={1080}
          height={1350}
          className={cn('size-full transition-opacity duration-quick', isRendering && 'opacity-60')}
        />
      )}
      {!url && !hasFailed && (
        <p className="flex items-center gap-2.5 text-body-2 text-ink-2">
          <Spinner />
          <span>{t('card.rendering')}</span>
        </p>
      )}
      {hasFailed && (
        <div role="alert" className="flex flex-col items-center gap-4 p-5 text-center">
          <p className="text-body-2 text-ink-2">{t('card.failed')}</p>
          <Button variant="secondary" size="md" onClick={retry}>
            {t('card.retry')}
          </Button>
        </div>
      )}
    </div>
  )
}
