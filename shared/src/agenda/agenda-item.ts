import { v } from '../schema'
import type { RecordDefinition } from '../storage'

const textsSchema = v.object({ en: v.string(), hi: v.string() })
export type AgendaTexts = v.InferOutput<typeof textsSchema>

const momentSchema = v.pipe(
  v.string(),
  // Some browsers' Date.parse accepts 'table 7'.
  v.regex(/^\d{4}-\d\d-\d\d/),
  v.check((text) => !Number.isNaN(Date.parse(text))),
)

const reminderSchema = v.object({
  /** The member switches reminders on and off by kind. */
  kind: v.string(),
  /** It is shown between these moments, at the first opportunity, and never afterwards. */
  from: momentSchema,
  until: momentSchema,
  title: textsSchema,
  text: textsSchema,
})

/** Something that a member has ahead, as its mode publishes it. */
export const agendaItemSchema = v.object({
  /** Unique in the app, such as 'gig-7': a reminder is shown once. */
  id: v.string(),
  title: textsSchema,
  /** Where it is; of what lasts for days, the heading above its card. */
  place: v.optional(textsSchema),
  /** '2026-12-12' is the whole day. Absent as long as no time is fixed. */
  start: v.optional(momentSchema),
  /** Then it is over, and forgotten. */
  end: momentSchema,
  /** The page that it is about. Two slashes would lead to another host. */
  link: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)),
  /** What the member may do, rather than what they plan to. */
  isSuggestion: v.optional(v.boolean()),
  /** How its card looks, if it lasts for days. */
  material: v.optional(v.picklist(['silver', 'gold'])),
  reminder: v.optional(reminderSchema),
})
export type AgendaItem = v.InferOutput<typeof agendaItemSchema>

/** What a mode has published. */
export const agendaOf = (mode: string): RecordDefinition<AgendaItem[]> => ({
  key: `agenda:${mode}`,
  schema: v.array(agendaItemSchema),
  fallback: [],
  isSilent: true,
})

/** By kind, whether the member wants to be reminded. */
export const reminderChoices: RecordDefinition<Record<string, boolean>> = {
  key: 'draft:reminders',
  schema: v.record(v.string(), v.boolean()),
  fallback: {},
}
