import { visibleText } from '@baithak/domain'
import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'

/** What artists tell about themselves, beyond the profile of the specification. */
const aboutSchema = v.object({
  bio: v.nullish(v.string(), ''),
  /** The length of a set; null when it is not said. */
  setMinutes: v.nullish(v.number(), null),
  links: v.nullish(v.array(v.string()), []),
  tags: v.nullish(v.array(v.string()), []),
})
export type About = v.InferOutput<typeof aboutSchema>

export const aboutRecord: RecordDefinition<About> = {
  key: 'artistPage',
  schema: aboutSchema,
  fallback: { bio: '', setMinutes: null, links: [], tags: [] },
}

export const setLengthsMinutes = [20, 30, 45, 60, 90]
export const maxBioLength = 400
export const maxLinks = 4
export const maxTags = 8

/** An address with which a browser can do no harm; https where a scheme is missing. Undefined for anything else. */
export function parseLink(text: string): URL | undefined {
  const visible = visibleText(text)
  const withScheme = /^[a-z][a-z\d+.-]*:/i.test(visible) ? visible : `https://${visible}`
  const url = URL.canParse(withScheme) ? new URL(withScheme) : undefined
  return url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') ? url : undefined
}

const distinct = (texts: readonly string[]): string[] => [
  ...new Set(texts.map(visibleText).filter(Boolean)),
]

/** The parts of a text that are separated by commas or lines, each once. */
export const partsOf = (text: string): string[] => distinct(text.split(/[,\n]/))

/** The tags that are shown; another program may have stored more. */
export const tagsOf = ({ tags }: About): string[] => distinct(tags).slice(0, maxTags)
