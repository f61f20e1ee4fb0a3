import { addDays, isoWeekLabel, startOfWeek } from '@baithak/domain/indian-time'
import { useHost } from '@baithak/platform'
import { type RecordDefinition, useRecord } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { useClock } from '@baithak/ui'

const datedAnswerSchema = v.nullable(
  v.object({ week: v.string(), answer: v.picklist(['declined', 'rated']) }),
)
type DatedAnswer = v.InferOutput<typeof datedAnswerSchema>

/** The member's latest answer, and the week of the invite. */
export const tastingAnswerRecord: RecordDefinition<DatedAnswer> = {
  key: 'tastingAnswer',
  schema: datedAnswerSchema,
  fallback: null,
}

/** The answer to the invite of a moment's week. */
export const answerIn = (latest: DatedAnswer, now: Date) =>
  latest?.week === isoWeekLabel(now) ? latest.answer : null

export const answeredNow = (answer: 'declined' | 'rated'): DatedAnswer => ({
  week: isoWeekLabel(new Date()),
  answer,
})

/** The member's answer to this week's invite, and the record of the latest one. */
export function useTastingAnswer() {
  const record = useHost().storage.record(tastingAnswerRecord)
  const latest = useRecord(record)
  const now = useClock(startOfWeek(addDays(new Date(), 7)).getTime())
  return [answerIn(latest, now), record] as const
}

/** Points for a completed tasting (spec §9). */
export const tastingPoints = 50

/** The points that the member has earned by rating tastings. */
export const tasterPointsRecord: RecordDefinition<number> = {
  key: 'tasterPoints',
  schema: v.pipe(v.number(), v.finite()),
  fallback: 0,
}
