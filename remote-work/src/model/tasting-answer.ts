import { useHost } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { v } from '@baithak/storage/schema'

const answerSchema = v.nullable(v.picklist(['declined', 'rated']))
export type TastingAnswer = v.InferOutput<typeof answerSchema>

/** The id of the sample invite. */
export const inviteId = 'malnad-filter'

/** The member's answer to the invite, and its record. */
export function useTastingAnswer() {
  const record = useHost().storage.record({
    key: `draft:tasting-answer-${inviteId}`,
    schema: answerSchema,
    fallback: null,
  })
  return [useRecord(record), record] as const
}
