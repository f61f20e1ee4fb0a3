import { addDays, startOfWeek } from '@baithak/domain/indian-time'
import { useHost } from '@baithak/platform'
import { transact, useDraft } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { formatDate } from '@baithak/ui/format'
import { useState } from 'react'
import { answeredNow, answerIn, tasterPointsRecord, useTastingAnswer } from '../model/tasting'

const stars = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5))

/** A taster's feedback (section 3). A rating of 0 is missing. */
export const feedbackSchema = v.object({
  taste: stars,
  presentation: stars,
  wouldOrder: stars,
  comments: v.string(),
})
export type Feedback = v.InferOutput<typeof feedbackSchema>

export const questions = ['taste', 'presentation', 'wouldOrder'] as const
export type Question = (typeof questions)[number]

const blankFeedback: Feedback = { taste: 0, presentation: 0, wouldOrder: 0, comments: '' }

/** The questions without a rating. Each is required (section 5). */
const missingRatings = (feedback: Feedback): Question[] =>
  questions.filter((question) => feedback[question] < 1)

/** Points for a completed tasting (section 9). */
export const tastingPoints = 50

/** A tasting invite (section 3). Its item and descriptions are in the locales. */
export interface TastingInvite {
  cafe: 'dabara-house'
  image: string
  /** A formatted date. */
  deadline: string
}

/** A sample invite, to be answered by Sunday: the next one comes on Monday. */
export const sampleInvite = (today: Date, language: string): TastingInvite => ({
  cafe: 'dabara-house',
  image: 'cup-rose',
  deadline: formatDate(addDays(startOfWeek(today), 6), language),
})

/** The feedback form, stored as a draft until it is sent. A tasting is rated, and earns its points, once a week. */
export function useFeedbackForm() {
  const { storage } = useHost()
  const draft = storage.record({
    key: 'draft:tasting-feedback',
    schema: feedbackSchema,
    fallback: blankFeedback,
  })
  const [answer, answerRecord] = useTastingAnswer()
  const { value: feedback, change: saveDraft } = useDraft(draft)
  const [missing, setMissing] = useState<Question[]>([])
  const [sent, setSent] = useState(false)

  function change(part: Partial<Feedback>) {
    if (sent) return
    const next = { ...feedback, ...part }
    saveDraft(next)
    if (missing.length > 0) setMissing(missingRatings(next))
  }

  function send(): 'sent' | 'incomplete' | 'refused' {
    if (sent) return 'refused'
    const incomplete = missingRatings(feedback)
    setMissing(incomplete)
    if (incomplete.length > 0) return 'incomplete'
    // In one transaction: another tab may have rated the same tasting.
    const counted = transact(
      [answerRecord, storage.record(tasterPointsRecord)],
      ([current, points]) =>
        answerIn(current, new Date()) === 'rated'
          ? [current, points]
          : [answeredNow('rated'), points + tastingPoints],
    )
    if (!counted.ok || counted.before[0] === counted.after[0]) return 'refused'
    setSent(true)
    // The sent feedback stays on the screen.
    draft.remove()
    return 'sent'
  }

  return { feedback, missing, sent, ratedBefore: answer === 'rated' && !sent, change, send }
}
