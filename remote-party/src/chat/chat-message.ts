import { randomCode, visibleText } from '@baithak/domain'
import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'

const chatMessageSchema = v.object({
  id: v.string(),
  sender: v.picklist(['cafe', 'user']),
  text: v.string(),
  /** ISO date and time; messages of earlier versions have none. */
  at: v.optional(v.string()),
})

/** One message of a chat with a venue (spec §3). */
export type ChatMessage = v.InferOutput<typeof chatMessageSchema>

/** Older messages are dropped, because local storage is small. */
const maxMessages = 100

export const chatRecord = (venueId: string): RecordDefinition<ChatMessage[]> => ({
  key: `draft:chat:${venueId}`,
  schema: v.array(chatMessageSchema),
  fallback: [],
  limit: -maxMessages,
})

/** The text in the composer that is not sent yet. */
export const unsentMessageRecord = (venueId: string): RecordDefinition<string> => ({
  key: `draft:unsent:${venueId}`,
  schema: v.string(),
  fallback: '',
})

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
  return [...messages, message]
}
