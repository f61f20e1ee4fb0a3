import { addDays } from '@baithak/domain/indian-time'
import { useTranslation } from '@baithak/platform'
import { Badge, Button, ImageWithFallback, Stars } from '@baithak/ui'
import { formatDate } from '@baithak/ui/format'
import { resolveImageUrl } from '@baithak/ui/scene-images'
import { useEffect, useRef } from 'react'
import { type AdminCafe, cafeNameOf } from '../model/admin-cafe'
import { promotionDays } from './promotion'

interface PromotionPreviewProps {
  cafe: AdminCafe
  onConfirm: () => void
  onCancel: () => void
}

/** The card as members see it while the café is promoted, before the partner confirms. */
export function PromotionPreview({ cafe, onConfirm, onCancel }: PromotionPreviewProps) {
  const { t, i18n } = useTranslation('admin')

  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const name = cafeNameOf(cafe, t)
  const date = formatDate(addDays(new Date(), promotionDays), i18n.language)
  return (
    <section
      aria-labelledby="promotion"
      className="flex w-full flex-wrap gap-4 rounded-panel border border-rule bg-milk p-4"
    >
      <article className="w-full shrink-0" style={{ maxWidth: '13.5rem' }}>
        <div className="relative">
          <ImageWithFallback
            src={resolveImageUrl(cafe.images[0] ?? '')}
            className="w-full rounded-control"
            style={{ height: '9rem' }}
          />
          <Badge tone="hero" className="absolute top-2 left-2">
            {t('cafe.promotion.mark')}
          </Badge>
        </div>
        <div className="flex items-baseline justify-between gap-2 pt-2">
          <p className="min-w-0 text-h3 wrap-anywhere">{name}</p>
          {cafe.rating !== null && (
            <Stars rating={cafe.rating} label={`${t('cafe.rating')} ${cafe.rating.toFixed(1)}`} />
          )}
        </div>
        <p className="text-meta text-ink-2">{cafe.area || cafe.city}</p>
      </article>
      <div className="flex min-w-0 flex-1 flex-col gap-3" style={{ flexBasis: '16rem' }}>
        <h2 id="promotion" ref={heading} tabIndex={-1} className="text-h3">
          {t('cafe.promotion.title')}
        </h2>
        <p className="text-body-2 text-ink-2 wrap-anywhere">
          {t('cafe.promotion.text', { name, date })}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={onConfirm}>{t('cafe.promotion.confirm', { date })}</Button>
          <Button variant="secondary" onClick={onCancel}>
            {t('cafe.promotion.cancel')}
          </Button>
        </div>
      </div>
    </section>
  )
}
