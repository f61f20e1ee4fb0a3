import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { byLanguageSchema } from './languages'
import { pathPattern } from './modes'

const texts = byLanguageSchema(v.string())
const moment = v.pipe(
  v.string(),
  // Some browsers' Date.parse accepts 'table 7'.
  v.regex(/^\d{4}-\d\d-\d\d/),
  v.check((text) => !Number.isNaN(Date.parse(text))),
)
const itemSchema = v.object({
  /** Unique in the app, such as 'gig-7'. */
  id: v.string(),
  title: texts,
  /** The venue. An item that lasts for days is shown as a card, which has this as its heading. */
  place: v.optional(texts),
  /** The value '2026-12-12' means the whole day. Absent until a time is fixed. */
  start: v.optional(moment),
  /** The item is not shown after this moment. */
  end: moment,
  /** The path of the screen that shows it. */
  link: v.pipe(v.string(), v.regex(pathPattern)),
  /** True for a suggestion, which the member has not planned. */
  isSuggestion: v.optional(v.boolean()),
  /** The look of its card, if it lasts for days. */
  material: v.optional(v.picklist(['silver', 'gold'])),
})

/**
 * Something that a member has ahead. Its mode publishes it in every language, because the member may change the
 * language before the item is shown. Moments are ISO texts.
 */
export type AgendaItem = v.InferOutput<typeof itemSchema>

/** The record in which a mode publishes its items. */
export const agendaOf = (mode: string): RecordDefinition<AgendaItem[]> => ({
  key: `agenda:${mode}`,
  schema: v.array(itemSchema),
  fallback: [],
  isSilent: true,
})
