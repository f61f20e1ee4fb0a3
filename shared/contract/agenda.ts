import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { byLanguageSchema } from './languages/all-languages'
import type { ByLanguage } from './languages/by-language'

/**
 * Something that a member has ahead, as its mode publishes it: in every language, because the member may change it before
 * it is shown. Moments are ISO texts.
 */
export interface AgendaItem {
  /** Unique in the app, such as 'gig-7'. */
  id: string
  title: ByLanguage
  /** Where it takes place. An item that lasts for days is shown as a card, and this is the heading above it. */
  place?: ByLanguage | undefined
  /** '2026-12-12' is the whole day. Absent as long as no time is fixed. */
  start?: string | undefined
  /** When it is over: it is not shown afterwards. */
  end: string
  /** The path of the screen about it. */
  link: string
  /** What the member may do, rather than what they plan to. */
  isSuggestion?: boolean | undefined
  /** How its card looks, if it lasts for days. */
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
  // Two slashes would lead to another host.
  link: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)),
  isSuggestion: v.optional(v.boolean()),
  material: v.optional(v.picklist(['silver', 'gold'])),
})

/** What a mode has published. */
export const agendaOf = (mode: string): RecordDefinition<AgendaItem[]> => ({
  key: `agenda:${mode}`,
  schema: v.array(itemSchema),
  fallback: [],
  isSilent: true,
})
