import { promotionEnd, promotionsRecord } from '@baithak/domain'
import { addDays } from '@baithak/domain/indian-time'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { Badge, Button, useClock } from '@baithak/ui'
import { formatDate } from '@baithak/ui/format'
import { TrendingUp } from 'lucide-react'
import { useState } from 'react'
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

/** Promotes a café once it is confirmed, shows until when, and undoes it: in the toast at once, or beside the date later. */
export function PromoteButton({ cafe }: { cafe: AdminCafe }) {
  const { t, i18n } = useTranslation('admin')
  const { toast } = useHost()
  const { until, start, stop } = usePromotion(cafe.id)
  const [isAsking, setAsking] = useState(false)
  const isPending = cafe.status === 'Pending'
  const lastDay = formatDate(addDays(new Date(), promotionDays), i18n.language)
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
            variant="hero"
            icon={TrendingUp}
            className="tabular max-w-full whitespace-normal wrap-anywhere"
          >
            {t('cafe.promotedUntil', { date: formatDate(until, i18n.language) })}
          </Badge>
        )}
        {isAsking && isPending && <span>{t('cafe.notYetPromoted')}</span>}
      </p>
      {isAsking && !until && !isPending && (
        <section
          aria-labelledby="promotion"
          className="flex w-full flex-col gap-3 rounded-panel border border-rule bg-milk p-4"
        >
          <h2 id="promotion" className="text-h3">
            {t('cafe.promotion.title')}
          </h2>
          <p className="text-body-2 text-ink-2 wrap-anywhere">
            {t('cafe.promotion.text', { name: cafeNameOf(cafe, t), date: lastDay })}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button
              autoFocus
              onClick={() => {
                if (!start()) return
                setAsking(false)
                toast({ title: t('cafe.promoted'), action: undo(stop) })
              }}
            >
              {t('cafe.promotion.confirm', { date: lastDay })}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('cafe.promotion.cancel')}
            </Button>
          </div>
        </section>
      )}
    </div>
  )
}
