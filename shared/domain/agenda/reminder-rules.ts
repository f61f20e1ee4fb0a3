import type { AgendaItem, ByLanguage } from '@baithak/contract'

/** The reminder of an item that the member wants, with its times in milliseconds. */
export interface OpenReminder {
  id: string
  link: string
  title: ByLanguage
  text: ByLanguage
  fromMs: number
  untilMs: number
}

/** The wanted reminders of all items, one for each id. */
export function wantedReminders(
  items: readonly AgendaItem[],
  choices: Readonly<Record<string, boolean>>,
): OpenReminder[] {
  const byId = new Map<string, OpenReminder>()
  for (const { id, link, reminder } of items) {
    if (!reminder || choices[reminder.kind] !== true || byId.has(id)) continue
    const { from, until, title, text } = reminder
    const [fromMs, untilMs] = [Date.parse(from), Date.parse(until)]
    byId.set(id, { id, link, title, text, fromMs, untilMs })
  }
  return [...byId.values()]
}

/** The reminders to show now, the earliest first. */
export const dueReminders = (
  reminders: readonly OpenReminder[],
  shown: readonly string[],
  now: Date,
): OpenReminder[] =>
  reminders
    .filter(({ id, fromMs, untilMs }) => {
      const isNow = fromMs <= now.getTime() && now.getTime() < untilMs
      return isNow && !shown.includes(id)
    })
    .sort((one, other) => one.fromMs - other.fromMs)

/** When the next reminder is due, in milliseconds; null without one. */
export function nextReminderTime(reminders: readonly OpenReminder[], now: Date): number | null {
  const times = reminders.map(({ fromMs }) => fromMs).filter((time) => time > now.getTime())
  return times.length > 0 ? Math.min(...times) : null
}
