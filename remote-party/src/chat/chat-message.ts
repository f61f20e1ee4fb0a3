import { randomCode } from '@baithak/shared/format'
import { v } from '@baithak/shared/schema'
import type { ItemDefinition } from '@baithak/shared/storage'

const chatMessageSchema = v.object({
  id: v.string(),
  sender: v.picklist(['cafe', 'user']),
  text: v.string(),
  /** When it was said, as ISO text. */
  at: v.optional(v.string()),
})

/** One line of a chat with a venue (section 3). */
export type ChatMessage = v.InferOutput<typeof chatMessageSchema>

/** What was said with one venue, kept on this device. */
export const chatRecord = (venueId: string): ItemDefinition<ChatMessage[]> => ({
  name: `chat:${venueId}`,
  schema: v.array(chatMessageSchema),
  fallback: [],
})

/** What is being written to one venue and not sent yet. */
export const unsentRecord = (venueId: string): ItemDefinition<string> => ({
  name: `unsent:${venueId}`,
  schema: v.string(),
  fallback: '',
})

/** Older lines are let go of: a device holds only so much. */
const mostLines = 200
const messageIdLength = 12

/** Ids that two tabs give at once differ. */
export const newMessage = (sender: ChatMessage['sender'], text: string): ChatMessage => ({
  id: randomCode(messageIdLength, Math.random),
  sender,
  text: text.trim(),
  at: new Date().toISOString(),
})

/** The chat with one more message, once however often it is added; a blank one is not sent. */
export function withMessage(messages: ChatMessage[], message: ChatMessage): ChatMessage[] {
  if (!message.text || messages.some(({ id }) => id === message.id)) return messages
  return [...messages, message].slice(-mostLines)
}
