import { useHost } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { useClock } from '@baithak/ui'
import { addDays } from 'date-fns'

const promotionDays = 7

const promotions = {
  key: 'draft:promoted-cafes',
  /** The end of each promotion in milliseconds, by the café's id. */
  schema: v.record(v.string(), v.number()),
  fallback: {},
}

/** A café's promotion, which ends by itself after a week. */
export function usePromotion(cafeId: string) {
  const record = useHost().storage.record<Record<string, number>>(promotions)
  const stored = useRecord(record)
  const end = Object.hasOwn(stored, cafeId) ? (stored[cafeId] ?? 0) : 0
  const now = useClock(end > 0 ? end : null)
  return {
    /** Null while the café is not promoted. */
    until: end > now.getTime() ? new Date(end) : null,
    start: (until = addDays(new Date(), promotionDays)) =>
      record.write((all) => ({ ...all, [cafeId]: until.getTime() })).ok,
    stop: () => record.write(({ [cafeId]: _, ...others }) => others).ok,
  }
}
