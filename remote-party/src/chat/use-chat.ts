import { useHost, useTranslation } from '@baithak/platform'
import { transact, useRecord } from '@baithak/shared/storage'
import { useEffect, useState } from 'react'
import { chatRecord, newMessage, withMessage } from './chat-message'
import { replyTopic } from './venue-reply'

/** How long the venue takes to answer, in milliseconds. */
export const replyTime = 1000

/** The chat with one venue: what was said, a way to say more, and a venue that answers the last line. */
export function useChat(venueId: string) {
  const { t } = useTranslation('party')
  const record = useHost().storage.item(chatRecord(venueId))
  const lines = useRecord(record)
  const [leftOpen, leaveOpen] = useState<string>()
  const last = lines.at(-1)
  // Whatever stands unanswered at the end: also what was asked before a reload, or in another tab.
  const question = last?.sender === 'user' && last.id !== leftOpen ? last : undefined

  useEffect(() => {
    if (!question) return
    const timer = setTimeout(() => {
      const text = t(`chat.reply.${replyTopic(question.text)}`)
      const reply = { ...newMessage('cafe', text), id: `${question.id}-reply` }
      const stored = transact([record], ([current]) => [
        // Another tab's venue may have been first.
        current.at(-1)?.id === question.id ? withMessage(current, reply) : current,
      ])
      if (!stored.ok) leaveOpen(question.id)
    }, replyTime)
    return () => clearTimeout(timer)
  }, [question, record, t])

  /** False when there was nothing to send, or it could not be kept. */
  function send(text: string): boolean {
    if (!text.trim()) return false
    const message = newMessage('user', text)
    return transact([record], ([current]) => [withMessage(current, message)]).ok
  }
  return { lines, send, isAnswering: question !== undefined }
}
