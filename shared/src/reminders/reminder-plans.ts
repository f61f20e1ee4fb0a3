import {
  type AppStorage,
  type Reminder,
  type ReminderKind,
  type ReminderPlan,
  reminderPlansItem,
  transact,
} from '../storage'

type Storage = Pick<AppStorage, 'item'>

/** Of a member with thousands of gigs only the next ones are stored, beside those that were shown and are not over. */
const maxPlanned = 20

/** Another tab may show a reminder just after this one has planned it. */
const toleranceMs = 60_000

const emptyPlan: ReminderPlan = { planned: [], shown: [] }

/** Replaces the reminders of a kind by those that are still ahead. The same ones again change nothing. */
export function planReminders(
  storage: Storage,
  kind: ReminderKind,
  reminders: (planned: readonly Reminder[]) => readonly Reminder[],
  now: Date,
) {
  transact([storage.item(reminderPlansItem)], ([plans]) => {
    const { planned, shown } = plans[kind] ?? emptyPlan
    const ahead = reminders(planned)
      .filter(({ until }) => Date.parse(until) > now.getTime())
      .sort((one, other) => Date.parse(one.from) - Date.parse(other.from))
    const open = ahead.filter(({ id }) => !shown.includes(id)).slice(0, maxPlanned)
    const next = ahead.filter((each) => shown.includes(each.id) || open.includes(each))
    // One that is not due for long was shown while the clock was ahead: it is shown again.
    const dueIds = next
      .filter(({ from }) => Date.parse(from) < now.getTime() + toleranceMs)
      .map(({ id }) => id)
    const plan = { planned: next, shown: shown.filter((id) => dueIds.includes(id)) }
    if (JSON.stringify(plan) === JSON.stringify({ planned, shown })) return [plans]
    return [{ ...plans, [kind]: plan }]
  })
}

/** Marks a reminder as shown. Returns how to take that back; null when it was marked before, as by another tab, or cannot be. */
export function claimReminder(storage: Storage, kind: string, id: string): (() => void) | null {
  const record = storage.item(reminderPlansItem)
  let isReleased = false
  const claimed = transact([record], ([plans]) => {
    const plan = plans[kind]
    if (isReleased || !plan || plan.shown.includes(id)) return [plans]
    return [{ ...plans, [kind]: { ...plan, shown: [...plan.shown, id] } }]
  })
  if (!claimed.ok || claimed.before[0] === claimed.after[0]) return null
  return () => {
    isReleased = true
    const plan = (record.refresh?.() ?? record.getState())[kind]
    if (!plan?.shown.includes(id)) return
    const shown = plan.shown.filter((each) => each !== id)
    // Not with transact: applied again, it would take the claim of another tab.
    record.write((plans) => ({ ...plans, [kind]: { ...plan, shown } }))
  }
}
