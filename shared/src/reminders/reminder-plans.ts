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
    if (JSON.stringify(next) === JSON.stringify(planned)) return [plans]
    const ids = next.map(({ id }) => id)
    return [{ ...plans, [kind]: { planned: next, shown: shown.filter((id) => ids.includes(id)) } }]
  })
}

/** Marks a reminder as shown; false when it was before, as by another tab, or cannot be. */
export function claimReminder(storage: Storage, kind: string, id: string): boolean {
  const claimed = transact([storage.item(reminderPlansItem)], ([plans]) => {
    const plan = plans[kind]
    if (!plan || plan.shown.includes(id)) return [plans]
    return [{ ...plans, [kind]: { ...plan, shown: [...plan.shown, id] } }]
  })
  return claimed.ok && claimed.before[0] !== claimed.after[0]
}

/** Takes the claim back: the reminder could not be shown. */
export function unclaimReminder(storage: Storage, kind: string, id: string) {
  transact([storage.item(reminderPlansItem)], ([plans]) => {
    const plan = plans[kind]
    if (!plan?.shown.includes(id)) return [plans]
    return [{ ...plans, [kind]: { ...plan, shown: plan.shown.filter((each) => each !== id) } }]
  })
}
