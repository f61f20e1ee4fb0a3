import { useHost } from '@baithak/shared/contract'
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
  const [feedback, setFeedback] = useState(draft.getState)
  const [missing, setMissing] = useState<Question[]>([])
  const [unkept, setUnkept] = useState(false)
  const [sent, setSent] = useState(false)

  function change(part: Partial<Feedback>) {
    if (sent) return
    const next = { ...feedback, ...part }
    setFeedback(next)
    if (missing.length > 0) setMissing(missingRatings(next))
    // A full disk has been reported once; the words stay on the screen all the same.
    if (!unkept) setUnkept(!draft.write(next).ok)
  }

  function send(): 'sent' | 'incomplete' | 'refused' {
    const open = missingRatings(feedback)
    setMissing(open)
    if (open.length > 0) return 'incomplete'
    if (!storage.tasterPoints.write((points) => points + tastingPoints).ok) return 'refused'
    setSent(true)
    draft.remove()
    return 'sent'
  }

  return { feedback, missing, sent, change, send }
}
