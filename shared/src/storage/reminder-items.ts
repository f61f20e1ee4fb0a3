import { v } from '../schema'
import type { ItemDefinition } from './app-storage'
import { type ReminderPlan, reminderPlanSchema } from './entities/reminder'

/** By kind, whether the member wants to be reminded. */
export const reminderChoicesItem: ItemDefinition<Record<string, boolean>> = {
  name: 'reminders',
  schema: v.record(v.string(), v.boolean()),
  fallback: {},
}

/** By kind. Modes write it whenever their screens show what it is about. */
export const reminderPlansItem: ItemDefinition<Record<string, ReminderPlan>> = {
  name: 'planned-reminders',
  schema: v.record(v.string(), reminderPlanSchema),
  fallback: {},
  isSilent: true,
}
