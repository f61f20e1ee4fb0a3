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

export const setLengthsMinutes = [20, 30, 45, 60, 90]
export const maxBioLength = 400

/** Link fields that the form offers. More stored links are kept. */
export const maxLinks = 5

/** Parses a web address, with https if it has no scheme. Undefined for other schemes, and for numbers like '30'. */
export function parseLink(text: string): URL | undefined {
  const visible = visibleText(text)
  const withScheme = /^[a-z][a-z\d+.-]*:/i.test(visible) ? visible : `https://${visible}`
  const url = URL.canParse(withScheme) ? new URL(withScheme) : undefined
  return url && /^https?:$/.test(url.protocol) && /\.[a-z][^.]*$/.test(url.hostname)
    ? url
    : undefined
}

/** A web address as it is read: 'soundcloud.com/name'. */
export const shownAddress = ({ hostname, pathname }: URL): string =>
  `${hostname.replace(/^www\./, '')}${pathname === '/' ? '' : pathname}`

/** The form as it is typed: the tags as one text, one field for each link. */
export interface AboutForm extends Omit<About, 'tags'> {
  tags: string
}

export const toForm = ({ tags, links, ...about }: About): AboutForm => ({
  ...about,
  tags: tags.join(', '),
  links: links.length > 0 ? links : [''],
})

/** The index of the first link that is not a web address; -1 without one. */
export const findBadLink = ({ links }: AboutForm): number =>
  links.findIndex((link) => visibleText(link) && !parseLink(link))

const visibleParts = (parts: readonly string[]) => [
  ...new Set(parts.map(visibleText).filter(Boolean)),
]

export const readForm = ({ bio, tags, links, ...form }: AboutForm): About => ({
  ...form,
  bio: bio.trim(),
  tags: visibleParts(tags.split(/[,\n]/)),
  links: visibleParts(links),
})
