import { visibleText } from '@baithak/domain'
import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'

/** What artists tell about themselves. The profile of the specification has no such fields. */
const aboutSchema = v.object({
  bio: v.nullish(v.string(), ''),
  /** The length of a set; null if it is not specified. */
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

/** Parses a web address, with https if it has no scheme. Undefined for other schemes, and for numbers like '30'. */
export function parseLink(text: string): URL | undefined {
  const visible = visibleText(text)
  const withScheme = /^[a-z][a-z\d+.-]*:/i.test(visible) ? visible : `https://${visible}`
  const url = URL.canParse(withScheme) ? new URL(withScheme) : undefined
  return url && /^https?:$/.test(url.protocol) && /\.[a-z][^.]*$/.test(url.hostname)
    ? url
    : undefined
}

/** Returns the web addresses among an artist's links, each once. */
export const linksOf = ({ links }: About): URL[] => [
  ...new Map(links.flatMap((link) => parseLink(link) ?? []).map((url) => [url.href, url])).values(),
]

/** Returns the length of a set in whole minutes; 0 if it is not specified. */
export const setLengthOf = ({ setMinutes }: About): number =>
  Math.max(0, Math.round(setMinutes ?? 0))
