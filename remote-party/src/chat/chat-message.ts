import { randomCode, visibleText } from '@baithak/domain'
import { instantOf, isoDate } from '@baithak/domain/indian-time'
import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'

const chatMessageSchema = v.object({
  id: v.string(),
  sender: v.picklist(['cafe', 'user']),
  text: v.string(),
  /** ISO date and time; messages of earlier versions have none. */
  at: v.optional(v.string()),
})

/** One message of a chat with a venue (section 3). */
export type ChatMessage = v.InferOutput<typeof chatMessageSchema>

/** The messages of the chat with one venue. */
export const chatRecord = (venueId: string): RecordDefinition<ChatMessage[]> => ({
  key: `draft:chat:${venueId}`,
  schema: v.array(chatMessageSchema),
  fallback: [],
})

/** The text in the composer that is not sent yet. */
export const unsentMessageRecord = (venueId: string): RecordDefinition<string> => ({
  key: `draft:unsent:${venueId}`,
  schema: v.string(),
  fallback: '',
})

/** Older messages are dropped, because local storage is small. */
const maxMessages = 100
const idLength = 12

/** The id is random, so that messages of two tabs never share one. */
export const createMessage = (sender: ChatMessage['sender'], text: string): ChatMessage => ({
  id: randomCode(idLength, Math.random),
  sender,
  text: visibleText(text),
  at: new Date().toISOString(),
})

/** Appends a message unless it is blank or already there. */
export function addMessage(messages: ChatMessage[], message: ChatMessage): ChatMessage[] {
  if (!message.text || messages.some(({ id }) => id === message.id)) return messages
  return [...messages, message].slice(-maxMessages)
}

const dayOf = (at: string | undefined) => {
  return isoDate(instantOf(at ?? '')) || undefined
}

/**
 * The time of each message that is the first of its day, by message id. `previousAt` is the time of the message before
 * these. A message without a valid time counts to the day of the one before it.
 */
export function daySeparators(
  messages: readonly ChatMessage[],
  previousAt: string,
): ReadonlyMap<string, string> {
  const separators = new Map<string, string>()
  let currentDay = dayOf(previousAt)
  for (const { id, at } of messages) {
    const day = at && dayOf(at)
    if (!day || day === currentDay) continue
    currentDay = day
    separators.set(id, at)
  }
  return separators
}

/** The time of the enquiry or of the first message, whichever is earlier; now if neither is valid. */
export function chatStartedAt(
  enquiryDate: string | undefined,
  messages: readonly ChatMessage[],
): string {
  const times = [enquiryDate, messages[0]?.at]
    .filter(dayOf)
    .map((at) => instantOf(at ?? '').getTime())
  return new Date(times.length > 0 ? Math.min(...times) : Date.now()).toISOString()
}
