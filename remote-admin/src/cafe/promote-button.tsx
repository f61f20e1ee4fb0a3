import { promotionEnd, promotionsRecord } from '@baithak/domain'
import { addDays } from '@baithak/domain/indian-time'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { Badge, Button, useClock } from '@baithak/ui'
import { formatDate } from '@baithak/ui/format'
import { TrendingUp } from 'lucide-react'
import type { AdminCafe } from '../model/admin-cafe'

const promotionDays = 7

/** Returns a café's promotion. It ends by itself after a week. */
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

/** Promotes a café and ends that, with Undo in the toast. */
export function PromoteButton({ cafe }: { cafe: AdminCafe }) {
  const { t } = useTranslation()
  const { toast } = useHost()
  const { until, start, stop } = usePromotion(cafe.id)
  const undo = (onPress: () => void) => ({ label: t('cafe.undo'), onPress })

  function handlePromote() {
    if (cafe.status === 'Pending') toast({ title: t('cafe.notYetPromoted'), neutral: true })
    else if (start()) toast({ title: t('cafe.promoted'), action: undo(stop) })
  }
  function handleEnd(end: Date) {
    if (stop()) toast({ title: t('cafe.promotionEnded'), action: undo(() => start(end)) })
  }
  return (
    <Button
      icon={TrendingUp}
      variant="secondary"
      className="max-md:grow"
      onClick={() => (until ? handleEnd(until) : handlePromote())}
    >
      {t(until ? 'cafe.endPromotion' : 'cafe.promote')}
    </Button>
  )
}

/** Until when a café is promoted. It has a row of its own, so that nothing else moves. */
export function PromotedUntil({ cafe }: { cafe: AdminCafe }) {
  const { t, i18n } = useTranslation()
  const { until } = usePromotion(cafe.id)
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
