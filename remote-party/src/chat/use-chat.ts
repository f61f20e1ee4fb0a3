import { visibleText } from '@baithak/domain'
import { useHost, useTranslation } from '@baithak/platform'
import { transact, useRecord } from '@baithak/storage'
import { useEffect, useState } from 'react'
import { addMessage, type ChatMessage, chatRecord, createMessage } from './chat-message'
import { replyTopic } from './venue-reply'

const replyDelayMs = 1000

const replyIdOf = ({ id }: ChatMessage) => `${id}-reply`

/** The chat with one venue, which replies to the last message. */
export function useChat(venueId: string) {
  const { t } = useTranslation('party')
  const record = useHost().storage.record(chatRecord(venueId))
  const messages = useRecord(record)
  const [failedId, setFailedId] = useState<string>()
  const last = messages.at(-1)
  // Also a message from before a reload or from another tab.
  const unanswered = last?.sender === 'user' && last.id !== failedId ? last : undefined

  useEffect(() => {
    if (!unanswered) return
    const timer = setTimeout(() => {
      const text = t(`chat.reply.${replyTopic(unanswered.text)}`)
      const reply = { ...createMessage('cafe', text), id: replyIdOf(unanswered) }
      const saved = transact([record], ([current]) => [
        // Another tab may have saved a reply already.
        current.at(-1)?.id === unanswered.id ? addMessage(current, reply) : current,
      ])
      if (!saved.ok) setFailedId(unanswered.id)
    }, replyDelayMs)
    return () => clearTimeout(timer)
  }, [unanswered, record, t])

  /** Returns false if the text is blank or could not be saved. */
  function send(text: string): boolean {
    if (!visibleText(text)) return false
    const message = createMessage('user', text)
    return transact([record], ([current]) => [addMessage(current, message)]).ok
  }
  /** A reply of ours follows the chosen language: its topic is that of the message that it answers. */
  function textOf({ id, sender, text }: ChatMessage): string {
    const question =
      sender === 'cafe' &&
      messages.find((message) => message.sender === 'user' && replyIdOf(message) === id)
    return question ? t(`chat.reply.${replyTopic(question.text)}`) : text
  }
  return { messages, textOf, send, isReplying: unanswered !== undefined }
}
