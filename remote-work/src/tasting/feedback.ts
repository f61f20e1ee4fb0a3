import { addDays, startOfWeek } from '@baithak/domain/indian-time'
import { useHost, useTranslation } from '@baithak/platform'
import { transact, useDraft } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { useSubmitOnce } from '@baithak/ui'
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
type Feedback = v.InferOutput<typeof feedbackSchema>

export const questions = ['taste', 'presentation', 'wouldOrder'] as const
type Question = (typeof questions)[number]

const blankFeedback: Feedback = { taste: 0, presentation: 0, wouldOrder: 0, comments: '' }

/** The questions without a rating. Each is required (section 5). */
const missingRatings = (feedback: Feedback): Question[] =>
  questions.filter((question) => feedback[question] < 1)

/** Points for a completed tasting (section 9). */
export const tastingPoints = 50

/**
 * A sample invite (section 3), to be answered by Sunday: the next one comes on Monday. Its item and descriptions are in
 * the locales.
 */
export const sampleInvite = (today: Date, language: string) => ({
  cafe: 'dabara-house' as const,
  image: 'cup-rose',
  deadline: formatDate(addDays(startOfWeek(today), 6), language),
})

/** The feedback form, stored as a draft until it is sent. A tasting is rated, and earns its points, once a week. */
export function useFeedbackForm() {
  const { t } = useTranslation()
  const { storage, toast } = useHost()
  const draft = storage.record({
    key: 'draft:tasting-feedback',
    schema: feedbackSchema,
    fallback: blankFeedback,
  })
  const [answer, answerRecord] = useTastingAnswer()
  const { value: feedback, change: saveDraft } = useDraft(draft)
  const [isRefused, setRefused] = useState(false)
  const missing = missingRatings(feedback)

  const [submit, isSent] = useSubmitOnce(() => {
    if (missing.length > 0) {
      setRefused(true)
      toast({ ...t('tasting.incomplete', { returnObjects: true }), destructive: true })
      return false
    }
    // In one transaction: another tab may have rated the same tasting.
    const counted = transact(
      [answerRecord, storage.record(tasterPointsRecord)],
      ([current, points]) =>
        answerIn(current, new Date()) === 'rated'
          ? [current, points]
          : [answeredNow('rated'), points + tastingPoints],
    )
    if (!counted.changed) return false
    // The sent feedback stays on the screen.
    draft.remove()
    storage.saveSnapshot()
    toast(t('tasting.submitted', { returnObjects: true }))
    return true
  })

  function change(part: Partial<Feedback>) {
    if (!isSent) saveDraft({ ...feedback, ...part })
  }
  return {
    feedback,
    /** The questions to mark. */
    missing: isRefused ? missing : [],
    isSent,
    isRatedBefore: answer === 'rated' && !isSent,
    change,
    submit,
  }
}
