import { normalizeForSearch, sameId } from '@baithak/domain'
import { useMemberName } from '@baithak/domain/use-member'
import { useHost, useSearchParams, useTranslation } from '@baithak/platform'
import { transact, useRecord } from '@baithak/storage'
import { firstNameOf, formatDate, formatTime } from '@baithak/ui/format'
import { useEffect } from 'react'
import { myPartiesRecord } from '../model/party-enquiry'
import { storedVenue } from '../model/stored-venue'
import { venueOrFirst } from '../samples/sample-venues'
import { addMessage, type ChatMessage, chatRecord, createMessage } from './chat-message'

const replyDelayMs = 1000

const replyIdOf = ({ id }: ChatMessage) => `${id}-reply`

/** The chat with one venue, which replies to the last message. */
export function useChat(venueId: string) {
  const { t } = useTranslation()
  const record = useHost().storage.record(chatRecord(venueId))
  const messages = useRecord(record)
  const last = messages.at(-1)
  // The message may come from another tab, or from before a reload.
  const unanswered = last?.sender === 'user' ? last : undefined

  useEffect(() => {
    if (!unanswered) return
    const timer = setTimeout(() => {
      const text = t(`chat.reply.${replyTopic(unanswered.text)}`)
      const reply = { ...createMessage('cafe', text), id: replyIdOf(unanswered) }
      transact([record], ([current]) => [
        // Another tab may have saved a reply already.
        current.at(-1)?.id === unanswered.id ? addMessage(current, reply) : current,
      ])
    }, replyDelayMs)
    return () => clearTimeout(timer)
  }, [unanswered, record, t])

  /** Returns false if the text is blank or could not be saved. */
  function send(text: string): boolean {
    const message = createMessage('user', text)
    return transact([record], ([current]) => [addMessage(current, message)]).changed
  }
  /** Returns a message's text. An automatic reply is translated again, by the message that it answers. */
  function textOf({ id, sender, text }: ChatMessage): string {
    const question = sender === 'cafe' && messages.find((message) => replyIdOf(message) === id)
    return question ? t(`chat.reply.${replyTopic(question.text)}`) : text
  }
  return { messages, textOf, send, isReplying: unanswered !== undefined }
}

/** The venue of the enquiry in the URL, else of the latest enquiry, else the first venue. */
export function useChatPartner() {
  const { t, i18n } = useTranslation()
  const { storage } = useHost()
  const [searchParams] = useSearchParams()
  const enquiries = useRecord(storage.record(myPartiesRecord))
  const name = firstNameOf(useMemberName())

  const enquiryId = searchParams.get('enquiry')
  const enquiry = enquiries.find(({ id }) => sameId(id, enquiryId)) ?? enquiries.at(-1)
  const venue = storedVenue(enquiry?.venueName ?? venueOrFirst('').name, t)
  const date = formatDate(enquiry?.date, i18n.language)
  const time = formatTime(enquiry?.timeFrom)
  const key = date && time ? 'openingEnquiry' : 'opening'
  const values = { name, venue: venue.name, date, time }
  return { ...venue, opening: t(name ? (`chat.${key}Named` as const) : `chat.${key}`, values) }
}

/** Patterns for normalized messages. The replies are in the locales under `reply`. */
const topics = {
  price: /\b(?:price|cost|discount|rates?\b|rupee|advance|refund|pay)|₹|कीमत|छूट|रुपय|दाम|भुगतान/u,
  thanks: /\b(?:thank|great|perfect|lovely|sounds good|ok\b|okay)|धन्यवाद|शुक्रिया|बढिया|ठीक/u,
}

/** Returns the topic of a message; a question comes before thanks. */
export function replyTopic(message: string): keyof typeof topics | 'other' {
  const normalized = normalizeForSearch(message)
  if (topics.price.test(normalized)) return 'price'
  return topics.thanks.test(normalized) ? 'thanks' : 'other'
}
