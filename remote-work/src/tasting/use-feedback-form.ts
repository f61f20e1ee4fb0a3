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

/** The feedback being written: it outlives the screen and a reload until it is sent. */
export function useFeedbackForm(wasSent: boolean) {
  const { storage } = useHost()
  const draft = storage.item({
    name: 'tasting-feedback',
    schema: feedbackSchema,
    fallback: blankFeedback,
  })
  const { value: feedback, change: keep, isStored } = useDraft(draft)
  const [missing, setMissing] = useState<Question[]>([])
  const [sent, setSent] = useState(wasSent)

  function change(part: Partial<Feedback>) {
    if (sent) return
    const next = { ...feedback, ...part }
    keep(next)
    if (missing.length > 0) setMissing(missingRatings(next))
  }

  function send(): 'sent' | 'incomplete' | 'refused' {
    if (sent) return 'refused'
    const open = missingRatings(feedback)
    setMissing(open)
    if (open.length > 0) return 'incomplete'
    // The draft is what is sent: another tab that shows the same one finds it gone, and a tasting counts once.
    const counted = transact([storage.tasterPoints, draft], ([points, stored]) =>
      isStored() && missingRatings(stored).length > 0
        ? [points, stored]
        : [points + tastingPoints, blankFeedback],
    )
    if (!counted.ok || counted.before[0] === counted.after[0]) return 'refused'
    setSent(true)
    // What was sent stays on the screen.
    draft.remove()
    return 'sent'
  }

  return { feedback, missing, sent, change, send }
}
