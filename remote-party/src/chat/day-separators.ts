import { instantOf, isoDate } from '@baithak/domain/indian-time'
import type { ChatMessage } from './chat-message'

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
