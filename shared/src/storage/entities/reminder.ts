import { v } from '../../schema'
import { dateTextSchema } from './date-text'

/** What members can be reminded of; a mode that is added later may have a kind of its own. */
export const reminderKinds = ['pass', 'gig', 'party'] as const
export type ReminderKind = (typeof reminderKinds)[number]

const textsSchema = v.object({ en: v.string(), hi: v.string() })

/** A reminder as its mode has planned it. */
export const reminderSchema = v.object({
  id: v.string(),
  /** It is shown between these moments, at the first opportunity, and never afterwards. */
  from: dateTextSchema,
  until: dateTextSchema,
  title: textsSchema,
  text: textsSchema,
  /** The page that it is about. Two slashes would lead to another host. */
  url: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)),
})
export type Reminder = v.InferOutput<typeof reminderSchema>

/** The reminders of one kind, and the ids of those that were shown. */
export const reminderPlanSchema = v.object({
  planned: v.array(reminderSchema),
  shown: v.array(v.string()),
})
export type ReminderPlan = v.InferOutput<typeof reminderPlanSchema>
