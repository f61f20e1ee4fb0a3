import type { ChatMessage } from './chat-message'

const dayOf = (at: string | undefined) => {
  const day = new Date(at ?? '')
  return Number.isNaN(day.getTime()) ? undefined : day.toDateString()
}

/**
 * The days that begin within some lines of a chat, each by the line that it begins with; `before` is when the line above
 * them was said. A line of an earlier version has no time, and stands with the one before it.
 */
export function daysWithin(
  lines: readonly ChatMessage[],
  before: string,
): ReadonlyMap<string, string> {
  const days = new Map<string, string>()
  let current = dayOf(before)
  for (const { id, at } of lines) {
    const day = at && dayOf(at)
    if (!day || day === current) continue
    current = day
    days.set(id, at)
  }
  return days
}

/** When a chat began: with the enquiry, or with a first line from before it; now when neither tells. */
export function begunAt(enquired: string | undefined, lines: readonly ChatMessage[]): string {
  const times = [enquired, lines[0]?.at].filter(dayOf).map((at) => Date.parse(at ?? ''))
  return new Date(times.length > 0 ? Math.min(...times) : Date.now()).toISOString()
}
