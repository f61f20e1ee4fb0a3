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
/** Of the lists. */
export const limits = { tags: 8, links: 4 }

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

/** The tags that are shown; another program may have stored more. */
export const tagsOf = ({ tags }: About): string[] => distinct(tags).slice(0, limits.tags)

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

export type AboutErrors = Partial<Record<'tags' | 'links', 'tooMany' | 'linkUnknown'>>

/** What is stored of a form, its lists parted at commas and lines, or what is wrong with it. */
export function readForm(form: AboutForm): { about: About } | { errors: AboutErrors } {
  const [tags, links] = [form.tags, form.links].map((text) => distinct(text.split(/[,\n]/)))
  const about = { ...form, bio: form.bio.trim(), tags: tags ?? [], links: links ?? [] }
  const errors: AboutErrors = {}
  if (about.tags.length > limits.tags) errors.tags = 'tooMany'
  if (about.links.length > limits.links) errors.links = 'tooMany'
  else if (!about.links.every(parseLink)) errors.links = 'linkUnknown'
  return errors.tags || errors.links ? { errors } : { about }
}
