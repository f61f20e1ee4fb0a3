import { useHost, useTranslation } from '@baithak/platform'
import { Button } from '@baithak/ui'
import { formatDate } from '@baithak/ui/format'
import { TrendingUp } from 'lucide-react'
import { useState } from 'react'
import type { AdminCafe } from '../model/admin-cafe'
import { usePromotion } from './promotion'
import { PromotionPreview } from './promotion-preview'

/** Promotes a café once its card has been seen, shows until when, and undoes it: in the toast at once, or beside the date later. */
export function PromoteButton({ cafe }: { cafe: AdminCafe }) {
  const { t, i18n } = useTranslation('admin')
  const { toast } = useHost()
  const { until, start, stop } = usePromotion(cafe.id)
  const [isAsking, setAsking] = useState(false)
  const undo = (onPress: () => void) => ({ label: t('cafe.undo'), onPress })

  function handleEnd(end: Date) {
    if (stop()) toast({ title: t('cafe.promotionEnded'), action: undo(() => start(end)) })
  }
  return (
    // The row of actions is its parent, in which the preview has a line of its own.
    <div style={{ display: 'contents' }}>
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
        aria-disabled={until !== null || cafe.status === 'Pending'}
        aria-expanded={isAsking}
        onClick={() => setAsking(!isAsking)}
      >
        {t('cafe.promote')}
      </Button>
      {isAsking && !until && (
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
