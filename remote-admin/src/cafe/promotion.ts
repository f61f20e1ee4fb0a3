import { promotionEnd, promotionsRecord } from '@baithak/domain'
import { addDays } from '@baithak/domain/indian-time'
import { useHost } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { useClock } from '@baithak/ui'

export const promotionDays = 7

/** A café's promotion, which ends by itself after a week. */
export function usePromotion(cafeId: string) {
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
