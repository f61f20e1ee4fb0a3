import { useHost, useTranslation } from '@baithak/platform'
import { Button } from '@baithak/ui'
import { formatDate } from '@baithak/ui/format'
import { TrendingUp } from 'lucide-react'
import { usePromotion } from './promotion'

/** Promotes a café, shows until when, and undoes it: in the toast at once, or beside the date later. */
export function PromoteButton({ cafeId }: { cafeId: string }) {
  const { t, i18n } = useTranslation('admin')
  const { toast } = useHost()
  const { until, start, stop } = usePromotion(cafeId)
  const undo = (onPress: () => void) => ({ label: t('cafe.undo'), onPress })

  function handleEnd(end: Date) {
    if (stop()) toast({ title: t('cafe.promotionEnded'), action: undo(() => start(end)) })
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-md:w-full">
      <p role="status" className="tabular text-body-2 font-label text-ok empty:hidden">
        {until && t('cafe.promotedUntil', { date: formatDate(until, i18n.language) })}
      </p>
      {until && (
        <button
          type="button"
          onClick={() => handleEnd(until)}
          className="min-h-11 text-body-2 font-label text-acc underline decoration-1 underline-offset-5"
        >
          {t('cafe.endPromotion')}
        </button>
      )}
      <Button
        icon={TrendingUp}
        className="max-md:w-full"
        // It stays in place: the second tap of a double tap must not end the promotion.
        aria-disabled={until !== null}
        onClick={() => start() && toast({ title: t('cafe.promoted'), action: undo(stop) })}
      >
        {t('cafe.promote')}
      </Button>
    </div>
  )
}
