import { useHost, useTranslation } from '@baithak/platform'
import { Badge, Button } from '@baithak/ui'
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
  const isPending = cafe.status === 'Pending'
  const undo = (onPress: () => void) => ({ label: t('cafe.undo'), onPress })

  function handleEnd(end: Date) {
    if (stop()) toast({ title: t('cafe.promotionEnded'), action: undo(() => start(end)) })
  }
  return (
    // The row of actions is its parent, in which the message and the preview have lines of their own.
    <div style={{ display: 'contents' }}>
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
      <p role="status" className="text-body-2 text-ink-2 empty:hidden">
        {until && (
          <Badge tone="hero" icon={TrendingUp} className="whitespace-normal tabular">
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
