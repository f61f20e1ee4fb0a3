import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { type ByLanguage, byLanguageSchema } from './languages'
import { pathPattern } from './modes'

/**
 * Something that a member has ahead. Its mode publishes it in every language, because the member may change the
 * language before the item is shown. Moments are ISO texts.
 */
export interface AgendaItem {
  /** Unique in the app, such as 'gig-7'. */
  id: string
  title: ByLanguage
  /** The venue. An item that lasts for days is shown as a card, which has this as its heading. */
  place?: ByLanguage | undefined
  /** The value '2026-12-12' means the whole day. Absent until a time is fixed. */
  start?: string | undefined
  /** The item is not shown after this moment. */
  end: string
  /** The path of the screen that shows it. */
  link: string
  /** True for a suggestion, which the member has not planned. */
  isSuggestion?: boolean | undefined
  /** The look of its card, if it lasts for days. */
  material?: 'silver' | 'gold' | undefined
}

const texts = byLanguageSchema(v.string())
const moment = v.pipe(
  v.string(),
  // Some browsers' Date.parse accepts 'table 7'.
  v.regex(/^\d{4}-\d\d-\d\d/),
  v.check((text) => !Number.isNaN(Date.parse(text))),
)
const itemSchema = v.object({
  id: v.string(),
  title: texts,
  place: v.optional(texts),
  start: v.optional(moment),
  end: moment,
  link: v.pipe(v.string(), v.regex(pathPattern)),
  isSuggestion: v.optional(v.boolean()),
  material: v.optional(v.picklist(['silver', 'gold'])),
})

/** The record in which a mode publishes its items. */
export const agendaOf = (mode: string): RecordDefinition<AgendaItem[]> => ({
  key: `agenda:${mode}`,
  schema: v.array(itemSchema),
  fallback: [],
  isSilent: true,
})
