import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { replies } from './guest'

const givenAnswerSchema = v.object({
  /** '' until the first answer. */
  id: v.string(),
  name: v.string(),
  reply: v.optional(v.picklist(replies)),
})

/** What this device has answered to the invitation to a party. */
export const givenAnswerRecord = (
  partyId: string,
): RecordDefinition<v.InferOutput<typeof givenAnswerSchema>> => ({
  key: `invitation_answer_${partyId}`,
  schema: givenAnswerSchema,
  fallback: { id: '', name: '' },
})
