import { useHost } from '@baithak/shared/contract'
import { useDraft } from '@baithak/shared/storage'
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
export function useFeedbackForm() {
  const { storage } = useHost()
  const draft = storage.draft({
    name: 'tasting-feedback',
    schema: feedbackSchema,
    fallback: blankFeedback,
  })
  const { value: feedback, change: keep } = useDraft(draft)
  const [missing, setMissing] = useState<Question[]>([])
  const [sent, setSent] = useState(false)

  function change(part: Partial<Feedback>) {
    if (sent) return
    const next = { ...feedback, ...part }
    keep(next)
    if (missing.length > 0) setMissing(missingRatings(next))
  }

  function send(): 'sent' | 'incomplete' | 'refused' {
    const open = missingRatings(feedback)
    setMissing(open)
    if (open.length > 0) return 'incomplete'
    if (!storage.tasterPoints.write((points) => points + tastingPoints).ok) return 'refused'
    setSent(true)
    // What was sent stays on the screen.
    draft.remove()
    return 'sent'
  }

  return { feedback, missing, sent, change, send }
}
