import { normalizeForSearch, sameId, visibleText } from '@baithak/domain'
import { useMemberName } from '@baithak/domain/use-member'
import { useHost, useSearchParams, useTranslation } from '@baithak/platform'
import { transact, useRecord } from '@baithak/storage'
import { firstNameOf, formatDate, formatTime } from '@baithak/ui/format'
import { useEffect, useState } from 'react'
import { myPartiesRecord } from '../model/party-enquiry'
import { useFindVenue } from '../model/use-translate-venue'
import { venueOrFirst } from '../samples/sample-venues'
import { addMessage, type ChatMessage, chatRecord, createMessage } from './chat-message'

const replyDelayMs = 1000

const replyIdOf = ({ id }: ChatMessage) => `${id}-reply`

/** The chat with one venue, which replies to the last message. */
export function useChat(venueId: string) {
  const { t } = useTranslation()
  const record = useHost().storage.record(chatRecord(venueId))
  const messages = useRecord(record)
  const [failedId, setFailedId] = useState<string>()
  const last = messages.at(-1)
  // The message may come from another tab, or from before a reload.
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
  /** Shows an automatic reply in the chosen language, by the topic of the message that it answers. */
  function textOf({ id, sender, text }: ChatMessage): string {
    const question =
      sender === 'cafe' &&
      messages.find((message) => message.sender === 'user' && replyIdOf(message) === id)
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
  const memberName = useMemberName()
  const findVenue = useFindVenue()

  const enquiryId = searchParams.get('enquiry')
  const enquiry = enquiries.find(({ id }) => sameId(id, enquiryId)) ?? enquiries.at(-1)
  const venue = findVenue(enquiry?.venueName ?? venueOrFirst('').name)

  const values = {
    name: firstNameOf(memberName),
    venue: venue.name,
    date: formatDate(enquiry?.date, i18n.language),
    time: formatTime(enquiry?.timeFrom),
  }
  const key = values.date && values.time ? 'openingEnquiry' : 'opening'
  return {
    ...venue,
    opening: t(values.name ? (`chat.${key}Named` as const) : `chat.${key}`, values),
    enquiryDate: enquiry?.enquiryDate,
  }
}

/** Patterns for normalized messages, in order of priority. The replies are in the locales under `reply`. */
const topics = {
  price: /\b(?:price|cost|discount|rates?\b|rupee|advance|refund|pay)|₹|कीमत|छूट|रुपय|दाम|भुगतान/u,
  thanks: /\b(?:thank|great|perfect|lovely|sounds good|ok\b|okay)|धन्यवाद|शुक्रिया|बढिया|ठीक/u,
}
type ReplyTopic = keyof typeof topics | 'other'

/** The first topic that a message matches; questions come before thanks. */
export function replyTopic(message: string): ReplyTopic {
  const normalized = normalizeForSearch(message)
  if (topics.price.test(normalized)) return 'price'
  return topics.thanks.test(normalized) ? 'thanks' : 'other'
}
