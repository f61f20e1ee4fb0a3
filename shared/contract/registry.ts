import { v } from '@baithak/storage/schema'
import { type ByLanguage, byLanguageSchema } from './languages'
import { type ModeJson, releasedModeSchema } from './manifest'
import { defaultMode, mayUsePrefix } from './modes'

/** A mode's release: where it is deployed, and its `mode.json`. */
export interface Release {
  url: string
  manifest: ModeJson
}

/** Modes that cannot be entered, each with the sentence that says why. */
export type DisabledModes = Record<string, ByLanguage>

/** The content of `remotes.json`, by mode. URLs are absolute. */
export interface RegistryContent {
  modes: Record<string, Release>
  /** URLs of releases that no device may run again. */
  withdrawn: string[]
  disabled: DisabledModes
}

interface ParsedRegistry extends RegistryContent {
  /** The invalid parts, which are left out, by name with the reason. */
  refused: Map<string, string>
}

const sentenceSchema = v.pipe(v.string(), v.regex(/\S/), v.maxLength(200))

/** Parses `remotes.json` part by part. Unknown fields are ignored, so that an older shell reads a newer registry. */
export function parseRegistry(json: unknown, shellOrigin: string): ParsedRegistry {
  const refused = new Map<string, string>()
  const url = v.pipe(
    v.string(),
    v.check((text) => isTrustedUrl(text, shellOrigin), 'untrusted URL'),
  )
  const absolute = (text: string) => new URL(text, shellOrigin).href
  const releaseSchema = v.object({ url, manifest: releasedModeSchema })
  /** Returns the valid values of a part by key, and notes the others in `refused`. */
  const parsePart = <T>(
    part: 'modes' | 'withdrawn' | 'disabled',
    schema: v.GenericSchema<unknown, T>,
    findReason: (value: T, key: string) => string | false = () => false,
  ): [string, T][] => {
    const values: unknown = (json as Record<string, unknown> | null)?.[part]
    return Object.entries(typeof values === 'object' ? (values ?? {}) : {}).flatMap(
      ([key, value]) => {
        const parsed = v.safeParse(schema, value)
        const reason = parsed.success ? findReason(parsed.output, key) : parsed.issues[0].message
        if (parsed.success && !reason) return [[key, parsed.output]]
        refused.set(part === 'modes' ? key : `${part}.${key}`, reason || '')
        return []
      },
    )
  }
  const releases = parsePart(
    'modes',
    releaseSchema,
    ({ manifest: { id, prefix } }, key) =>
      (id !== key && `is ${id}`) || (!mayUsePrefix(id, prefix) && `${prefix} is not its prefix`),
  )
  if (releases.length + refused.size === 0) refused.set('remotes.json', 'no modes')
  const modes = new Map(
    releases.map(([id, release]) => [id, { ...release, url: absolute(release.url) }]),
  )
  for (const root of modes.get(defaultMode)?.manifest.roots ?? []) {
    const id = root.slice(1)
    if (id !== defaultMode && modes.delete(id))
      refused.set(id, `${root} is a prefix that ${defaultMode} uses`)
  }
  return {
    modes: Object.fromEntries(modes),
    withdrawn: parsePart('withdrawn', url).map(([, text]) => absolute(text)),
    disabled: Object.fromEntries(parsePart('disabled', byLanguageSchema(sentenceSchema))),
    refused,
  }
}

/** Returns whether code may be loaded from a URL: by https, from the shell's origin, or from a developer's machine. */
export function isTrustedUrl(address: string, shellOrigin: string): boolean {
  if (!URL.canParse(address, shellOrigin)) return false
  const { protocol, origin, hostname, pathname } = new URL(address, shellOrigin)
  const isLocal = protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname)
  return pathname.endsWith('/') && (protocol === 'https:' || origin === shellOrigin || isLocal)
}
