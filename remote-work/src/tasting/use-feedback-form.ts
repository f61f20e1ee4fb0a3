import { useHost } from '@baithak/platform'
import { transact, useDraft } from '@baithak/storage'
import { useState } from 'react'
import { answeredNow, answerIn, tasterPointsRecord, useTastingAnswer } from '../model/tasting'
import {
  blankFeedback,
  type Feedback,
  feedbackSchema,
  missingRatings,
  type Question,
  tastingPoints,
} from './feedback'

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
