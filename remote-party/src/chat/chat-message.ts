import { v } from '@baithak/platform'
import type { DraftDefinition } from '@baithak/shared/storage'

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
export const chatRecord = (venueId: string): DraftDefinition<ChatMessage[]> => ({
  name: `chat:${venueId}`,
  schema: v.array(chatMessageSchema),
  fallback: [],
})

/** What is being written to one venue and not sent yet. */
export const unsentRecord = (venueId: string): DraftDefinition<string> => ({
  name: `unsent:${venueId}`,
  schema: v.string(),
  fallback: '',
})

/** Older lines are let go of: a device holds only so much. */
const mostLines = 200

/** The chat with one more line; a blank one is not sent. */
export function withLine(
  lines: ChatMessage[],
  { text, ...line }: Omit<ChatMessage, 'id'>,
): ChatMessage[] {
  const said = text.trim()
  if (!said) return lines
  const last = Number(lines.at(-1)?.id ?? 0)
  const id = String(Number.isSafeInteger(last) ? last + 1 : lines.length + 1)
  return [...lines, { id, ...line, text: said }].slice(-mostLines)
}
