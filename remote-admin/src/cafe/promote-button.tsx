import { promotionEnd, promotionsRecord } from '@baithak/domain'
import { addDays } from '@baithak/domain/indian-time'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { Badge, Button, ImageWithFallback, Stars, useClock } from '@baithak/ui'
import { formatDate } from '@baithak/ui/format'
import { resolveImageUrl } from '@baithak/ui/scene-images'
import { TrendingUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type AdminCafe, cafeNameOf } from '../model/admin-cafe'

const promotionDays = 7

/** A café's promotion, which ends by itself after a week. */
function usePromotion(cafeId: string) {
  const record = useHost().storage.record(promotionsRecord)
  const end = promotionEnd(useRecord(record), cafeId)
  const now = useClock(end > 0 ? end : null)
  return {
    /** Null while the café is not promoted. */
    until: end > now.getTime() ? new Date(end) : null,
    start: (until = addDays(new Date(), promotionDays)) =>
      record.write((all) => ({ ...all, [cafeId]: until.getTime() })).ok,
    stop: () => record.write(({ [cafeId]: _, ...others }) => others).ok,
  }
}

/** Promotes a café once its card has been seen, shows until when, and undoes it: in the toast at once, or beside the date later. */
export function PromoteButton({ cafe }: { cafe: AdminCafe }) {
  const { t, i18n } = useTranslation('admin')
  const { toast } = useHost()
  const { until, start, stop } = usePromotion(cafe.id)
  const [isAsking, setAsking] = useState(false)
  const isPending = cafe.status === 'Pending'
  const undo = (onPress: () => void) => ({ label: t('cafe.undo'), onPress })

  function handleEnd(end: Date) {
    if (stop()) toast({ title: t('cafe.promotionEnded'), action: undo(() => start(end)) })
  }
  return (
    // The row of actions is its parent, in which the message and the preview have lines of their own.
    <div className="contents">
      {until ? (
        <Button variant="secondary" className="max-md:grow" onClick={() => handleEnd(until)}>
          {t('cafe.endPromotion')}
        </Button>
      ) : (
        <Button
          icon={TrendingUp}
          variant={isAsking || isPending ? 'secondary' : 'primary'}
          className="max-md:grow"
          aria-expanded={isPending ? undefined : isAsking}
          onClick={() => setAsking(!isAsking)}
        >
          {t('cafe.promote')}
        </Button>
      )}
      <p role="status" className="min-w-0 max-w-full text-body-2 text-ink-2 empty:hidden">
        {until && (
          <Badge
            tone="hero"
            icon={TrendingUp}
            className="tabular max-w-full whitespace-normal wrap-anywhere"
          >
            {t('cafe.promotedUntil', { date: formatDate(until, i18n.language) })}
          </Badge>
        )}
        {isAsking && isPending && <span>{t('cafe.notYetPromoted')}</span>}
      </p>
      {isAsking && !until && !isPending && (
        <PromotionPreview
          cafe={cafe}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            if (!start()) return
            setAsking(false)
            toast({ title: t('cafe.promoted'), action: undo(stop) })
          }}
        />
      )}
    </div>
  )
}

interface PromotionPreviewProps {
  cafe: AdminCafe
  onConfirm: () => void
  onCancel: () => void
}

/** The card as members see it while the café is promoted, before the partner confirms. */
function PromotionPreview({ cafe, onConfirm, onCancel }: PromotionPreviewProps) {
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
      <article className="w-full max-w-54 shrink-0">
        <div className="relative">
          <ImageWithFallback
            src={resolveImageUrl(cafe.images[0] ?? '')}
            className="h-36 w-full rounded-control"
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
      <div className="flex min-w-0 flex-[1_1_16rem] flex-col gap-3">
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
