import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'

/** The end of each promotion in milliseconds, by the café's id. A promoted café leads the row on a member's Home. */
export type Promotions = Record<string, number>

export const promotionsRecord: RecordDefinition<Promotions> = {
  key: 'draft:promoted-cafes',
  schema: v.record(v.string(), v.number()),
  fallback: {},
}

/** When a café's promotion ends; 0 without one. */
export const promotionEnd = (promotions: Promotions, cafeId: string): number =>
  Object.hasOwn(promotions, cafeId) ? (promotions[cafeId] ?? 0) : 0
