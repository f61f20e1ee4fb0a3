import { dateTextSchema, passIdSchema, passPlanSchema } from '@baithak/domain'
import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'

/** A former pass with its plan and dates. */
const pastPassSchema = v.object({
  ...v.partial(passPlanSchema, ['id', 'price', 'benefits']).entries,
  passId: v.optional(passIdSchema),
  status: v.literal('Expired'),
  purchaseDate: dateTextSchema,
  expiryDate: dateTextSchema,
})
export type PastPass = v.InferOutput<typeof pastPassSchema>

export const passHistoryRecord: RecordDefinition<PastPass[]> = {
  key: 'passHistory',
  schema: v.array(pastPassSchema),
  fallback: [],
}
