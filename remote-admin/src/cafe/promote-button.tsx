import { promotionEnd, promotionsRecord } from '@baithak/domain'
import { addDays } from '@baithak/domain/indian-time'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { Badge, Button, useClock, useKitTexts } from '@baithak/ui'
import { formatDate } from '@baithak/ui/format'
import { TrendingUp } from 'lucide-react'
import type { AdminCafe } from '../model/admin-cafe'

const promotionDays = 7

/** Returns when a café's promotion ends; null while it is not promoted. */
function usePromotionEnd(cafeId: string): Date | null {
  const end = promotionEnd(useRecord(useHost().storage.record(promotionsRecord)), cafeId)
  const now = useClock(end > 0 ? end : null)
  return end > now.getTime() ? new Date(end) : null
}

/** Promotes a café for a week, or ends that, with Undo in the toast. */
export function PromoteButton({ cafe: { id, status } }: { cafe: AdminCafe }) {
  const { t } = useTranslation()
  const { storage, toast } = useHost()
  const { undo } = useKitTexts()
  const record = storage.record(promotionsRecord)
  const until = usePromotionEnd(id)

  /** Promotes the café until a date, or no longer. */
  const promote = (end: Date | null) =>
    record.write(({ [id]: _, ...others }) => (end ? { ...others, [id]: end.getTime() } : others)).ok
  function handleClick() {
    const end = until ? null : addDays(new Date(), promotionDays)
    if (status === 'Pending') toast({ title: t('cafe.notYetPromoted'), neutral: true })
    else if (promote(end))
      toast({
        title: t(end ? 'cafe.promoted' : 'cafe.promotionEnded'),
        action: { label: undo, onPress: () => promote(until) },
      })
  }
  return (
    <Button icon={TrendingUp} variant="secondary" className="max-md:grow" onClick={handleClick}>
      {t(until ? 'cafe.endPromotion' : 'cafe.promote')}
    </Button>
  )
}

/** Says until when a café is promoted, in a row of its own, so that nothing else moves. */
export function PromotedUntil({ cafeId }: { cafeId: string }) {
  const { t, i18n } = useTranslation()
  const until = usePromotionEnd(cafeId)
  return (
    <p role="status" className="w-full empty:hidden md:text-right">
      {until && (
        <Badge variant="hero" icon={TrendingUp} className="tabular max-w-full">
          {t('cafe.promotedUntil', { date: formatDate(until, i18n.language) })}
        </Badge>
      )}
    </p>
  )
}
