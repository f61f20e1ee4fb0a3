import { useTranslation } from '@baithak/platform'
import { useHost } from '@baithak/shared/contract'
import { useRecord } from '@baithak/shared/storage'
import { useEffect, useState } from 'react'
import { chatRecord, withLine } from './chat-message'
import { replyTopic } from './venue-reply'

/** How long the venue takes to answer, in milliseconds. */
export const replyTime = 1000

/** The chat with one venue: what was said, a way to say more, and a venue that answers the last line. */
export function useChat(venueId: string) {
  const { t } = useTranslation('party')
  const record = useHost().storage.draft(chatRecord(venueId))
  const lines = useRecord(record)
  const [question, setQuestion] = useState<string | null>(null)

  useEffect(() => {
    if (question === null) return
    const timer = setTimeout(() => {
      setQuestion(null)
      const text = t(`chat.reply.${replyTopic(question)}`)
      record.write((current) => withLine(current, { sender: 'cafe', text }))
    }, replyTime)
    return () => clearTimeout(timer)
  }, [question, record, t])

  /** False when there was nothing to send, or it could not be kept. */
  function send(text: string): boolean {
    if (!text.trim()) return false
    const kept = record.write((current) => withLine(current, { sender: 'user', text }))
    if (kept.ok) setQuestion(text)
    return kept.ok
  }
  return { lines, send, isAnswering: question !== null }
}
