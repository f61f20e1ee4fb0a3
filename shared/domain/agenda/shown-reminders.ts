import { type AppStorage, type RecordDefinition, transact } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import type { OpenReminder } from './reminder-rules'

type Storage = Pick<AppStorage, 'record'>

/** The ids of the reminders that were shown, as long as their items are published. */
export const shownReminders: RecordDefinition<string[]> = {
  key: 'shown-reminders',
  schema: v.array(v.string()),
  fallback: [],
  isSilent: true,
}

/** Another tab may show a reminder just after its mode has published it. */
const toleranceMs = 60_000

/**
 * Marks one of the `published` reminders as shown. Returns how to take that back; null when it was marked before, as by
 * another tab, or cannot be.
 */
export function claimReminder(
  storage: Storage,
  id: string,
  published: readonly OpenReminder[],
): (() => void) | null {
  const record = storage.record(shownReminders)
  const ids = new Set(published.map((each) => each.id))
  let isReleased = false
  const claimed = transact([record], ([shown]) =>
    isReleased || shown.includes(id) ? [shown] : [[...shown.filter((each) => ids.has(each)), id]],
  )
  if (!claimed.ok || claimed.before[0] === claimed.after[0]) return null
  return () => {
    isReleased = true
    // Not with transact: applied again, it would take the claim of another tab.
    if (record.refresh().includes(id)) record.write((shown) => shown.filter((each) => each !== id))
  }
}

/** A reminder that is not due for long was shown while the clock was ahead: it will be shown again. */
export function forgetEarlyReminders(
  storage: Storage,
  published: readonly OpenReminder[],
  now: Date,
) {
  const record = storage.record(shownReminders)
  const shown = record.getState()
  const early = published
    .filter(({ id, fromMs }) => shown.includes(id) && fromMs > now.getTime() + toleranceMs)
    .map(({ id }) => id)
  if (early.length > 0) record.write((ids) => ids.filter((id) => !early.includes(id)))
}
