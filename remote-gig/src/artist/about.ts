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

/** An address with which a browser can do no harm; https where a scheme is missing. Undefined for anything else. */
export function parseLink(text: string): URL | undefined {
  const visible = visibleText(text)
  const withScheme = /^[a-z][a-z\d+.-]*:/i.test(visible) ? visible : `https://${visible}`
  const url = URL.canParse(withScheme) ? new URL(withScheme) : undefined
  return url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') ? url : undefined
}

/** The parts of a text between commas and lines. */
const partsOf = (text: string): string[] => [
  ...new Set(text.split(/[,\n]/).map(visibleText).filter(Boolean)),
]

/** As it is typed: the lists as one text each. */
export interface AboutForm extends Pick<About, 'bio' | 'setMinutes'> {
  tags: string
  links: string
}

export const formOf = ({ bio, setMinutes, tags, links }: About): AboutForm => ({
  bio,
  setMinutes,
  tags: tags.join(', '),
  links: links.join(', '),
})

/** What is stored of a form; null where a link is no web address. */
export function readForm({ bio, setMinutes, ...lists }: AboutForm): About | null {
  const [tags, links] = [partsOf(lists.tags), partsOf(lists.links)]
  return links.every(parseLink) ? { bio: bio.trim(), setMinutes, tags, links } : null
}
