import type { Reminder, ReminderPlan } from '../storage'

type Choices = Readonly<Record<string, boolean>>
type Plans = Readonly<Record<string, ReminderPlan>>

/** A reminder that the member wants and has not seen, with its times in milliseconds. */
interface OpenReminder {
  kind: string
  reminder: Reminder
  fromMs: number
  untilMs: number
}

const openReminders = (plans: Plans, choices: Choices): OpenReminder[] =>
  Object.entries(plans)
    .filter(([kind]) => choices[kind] === true)
    .flatMap(([kind, { planned, shown }]) =>
      planned
        .filter(({ id }) => !shown.includes(id))
        .map((reminder) => ({
          kind,
          reminder,
          fromMs: Date.parse(reminder.from),
          untilMs: Date.parse(reminder.until),
        })),
    )

/** The reminders to show now, the earliest first. */
export const dueReminders = (plans: Plans, choices: Choices, now: Date): OpenReminder[] =>
  openReminders(plans, choices)
    .filter(({ fromMs, untilMs }) => fromMs <= now.getTime() && now.getTime() < untilMs)
    .sort((one, other) => one.fromMs - other.fromMs)

/** When the next reminder is due, in milliseconds; null without one. */
export function nextReminderTime(plans: Plans, choices: Choices, now: Date): number | null {
  const times = openReminders(plans, choices)
    .map(({ fromMs }) => fromMs)
    .filter((time) => time > now.getTime())
  return times.length > 0 ? Math.min(...times) : null
}
