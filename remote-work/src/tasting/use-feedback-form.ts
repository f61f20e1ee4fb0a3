import { useHost } from '@baithak/platform'
import { transact, useDraft } from '@baithak/shared/storage'
import { useState } from 'react'
import {
  blankFeedback,
  type Feedback,
  feedbackSchema,
  missingRatings,
  type Question,
  tastingPoints,
} from './feedback'

/** The feedback form, stored as a draft until it is sent. */
export function useFeedbackForm(wasSent: boolean) {
  const { storage } = useHost()
  const draft = storage.item({
    name: 'tasting-feedback',
    schema: feedbackSchema,
    fallback: blankFeedback,
  })
  const { value: feedback, change: saveDraft, isStored } = useDraft(draft)
  const [missing, setMissing] = useState<Question[]>([])
  const [sent, setSent] = useState(wasSent)

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
    // Sending empties the draft, so that another tab with the same draft cannot earn the points again.
    const counted = transact([storage.tasterPoints, draft], ([points, stored]) =>
      isStored() && missingRatings(stored).length > 0
        ? [points, stored]
        : [points + tastingPoints, blankFeedback],
    )
    if (!counted.ok || counted.before[0] === counted.after[0]) return 'refused'
    setSent(true)
    // The sent feedback stays on the screen.
    draft.remove()
    return 'sent'
  }

  return { feedback, missing, sent, change, send }
}
