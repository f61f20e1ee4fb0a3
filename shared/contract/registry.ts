import { v } from '@baithak/storage/schema'
import { byLanguageSchema } from './languages/all-languages'
import type { ByLanguage } from './languages/by-language'
import { type ModeJson, releasedModeSchema } from './manifest'
import { defaultMode, mayUsePrefix } from './modes'

/** Where a mode is deployed, and its `mode.json`. */
export interface Release {
  url: string
  /** What the release was built from, for the reports of errors. */
  commit?: string | undefined
  manifest: ModeJson
}
export type DisabledModes = Record<string, ByLanguage>

/** The content of `remotes.json`, by mode. URLs are absolute. */
export interface RegistryContent {
  modes: Record<string, Release>
  /** Releases that no device may run again. */
  withdrawn: string[]
  /** Modes that cannot be entered, each with the sentence that says why. */
  disabled: DisabledModes
}

interface ParsedRegistry extends RegistryContent {
  /** Invalid parts, which are left out, each with the reason. */
  refused: Map<string, string>
}

const sentence = v.pipe(v.string(), v.regex(/\S/), v.maxLength(200))
const sentencesSchema = byLanguageSchema(sentence)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Parses `remotes.json` part by part. Unknown fields are ignored, so that an older shell reads a newer registry. */
export function parseRegistry(json: unknown, shellOrigin: string): ParsedRegistry {
  const refused = new Map<string, string>()
  const url = v.pipe(
    v.string(),
    v.check((text) => isTrustedUrl(text, shellOrigin), 'untrusted URL'),
  )
  const commit = v.optional(v.pipe(v.string(), v.maxLength(60)))
  const entrySchema = v.object({ url, commit, manifest: releasedModeSchema })
  const absolute = (text: string) => new URL(text, shellOrigin).href
  /** Valid values by key. `name` is how an invalid one is reported. */
  const collect = <T>(
    part: unknown,
    name: (key: string) => string,
    schema: v.GenericSchema<unknown, T>,
    refusalOf: (value: T, key: string) => string = () => '',
  ): [string, T][] =>
    Object.entries(isObject(part) ? part : {}).flatMap(([key, value]) => {
      const parsed = v.safeParse(schema, value)
      const reason = parsed.success ? refusalOf(parsed.output, key) : parsed.issues[0].message
      if (parsed.success && !reason) return [[key, parsed.output]]
      refused.set(name(key), reason)
      return []
    })
  const entryRefusal = ({ manifest: { id, prefix } }: Release, key: string) => {
    if (id !== key) return `is ${id}`
    return mayUsePrefix(id, prefix) ? '' : `${prefix} is not its prefix`
  }

  const content = isObject(json) ? json : {}
  const all = collect(content.modes, (id) => id, entrySchema, entryRefusal)
  const taken = all.find(([id]) => id === defaultMode)?.[1].manifest.roots ?? []
  const entries = all.filter(([id]) => {
    if (id === defaultMode || !taken.includes(`/${id}`)) return true
    refused.set(id, `/${id} is a prefix that ${defaultMode} uses`)
    return false
  })
  if (!isObject(content.modes)) refused.set('remotes.json', 'no modes')
  return {
    modes: Object.fromEntries(
      entries.map(([id, entry]) => [id, { ...entry, url: absolute(entry.url) }]),
    ),
    withdrawn: collect(content.withdrawn, (index) => `withdrawn.${index}`, url).map(([, text]) =>
      absolute(text),
    ),
    disabled: Object.fromEntries(
      collect(content.disabled, (id) => `disabled.${id}`, sentencesSchema),
    ),
    refused,
  }
}

/** Whether code may be loaded from a URL: over https, from the shell's own origin, or from a developer's own machine. */
export function isTrustedUrl(address: string, shellOrigin: string): boolean {
  if (!URL.canParse(address, shellOrigin)) return false
  const url = new URL(address, shellOrigin)
  if (!url.pathname.endsWith('/')) return false
  const local = url.hostname === 'localhost' || url.hostname === '127.0.0.1'
  return (
    url.protocol === 'https:' || url.origin === shellOrigin || (url.protocol === 'http:' && local)
  )
}
