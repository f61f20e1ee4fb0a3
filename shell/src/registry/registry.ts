import { type ModeJson, modeJsonSchema, releasedModeSchema } from '@baithak/shared/contract'
import { isOwnPrefix } from '@baithak/shared/modes'
import { registryTimeoutMs } from '@baithak/shared/timeouts'
import { isTrustedUrl } from '@baithak/shared/trusted-url'
import * as v from 'valibot'
import { takePrefetchedRegistry } from './prefetched-registry'

/** Where a mode is deployed, and its `mode.json`. */
export interface RegistryEntry {
  url: string
  manifest: ModeJson
}
/** By mode; the registry may name modes that did not exist when the shell was built. */
export type Registry = Record<string, RegistryEntry>

/** Characters of `remotes.json`; four modes need about 20,000. */
const maxRegistryLength = 500_000
// A development server builds each file on request, so there are no hashes.
const manifestSchema = import.meta.env.MODE === 'development' ? modeJsonSchema : releasedModeSchema

/** Parses `remotes.json`. Invalid entries are left out and listed in `refused`. */
export function parseRegistry(
  json: unknown,
  shellOrigin: string,
): { registry: Registry; refused: string[] } {
  const entrySchema = v.object({
    url: v.pipe(
      v.string(),
      v.check((url) => isTrustedUrl(url, shellOrigin), 'untrusted URL'),
    ),
    manifest: manifestSchema,
  })
  const listed = v.safeParse(v.object({ modes: v.record(v.string(), v.unknown()) }), json)
  if (!listed.success) return { registry: {}, refused: ['remotes.json'] }
  const registry: Registry = {}
  const refused: string[] = []
  for (const [id, content] of Object.entries(listed.output.modes)) {
    const entry = v.safeParse(entrySchema, content)
    if (
      entry.success &&
      entry.output.manifest.id === id &&
      isOwnPrefix(id, entry.output.manifest.prefix)
    ) {
      registry[id] = {
        ...entry.output,
        url: new URL(entry.output.url, shellOrigin).href,
      }
    } else refused.push(id)
  }
  return { registry, refused }
}

/** Logs refused entries to the console. */
export function warnOfRefused(source: string, refused: readonly string[]) {
  if (refused.length > 0) console.warn(`${source}: refused the entries of ${refused.join(', ')}`)
}

/**
 * Requests the registry. A refused entry is replaced by the stored one of the same mode. Rejects when the registry
 * cannot be loaded or parsed, or is empty: no release removes all modes.
 */
export async function fetchRegistry(stored: () => Registry): Promise<Registry> {
  // A hanging request is aborted, because the browser queues later ones behind it.
  const signal = AbortSignal.timeout(registryTimeoutMs)
  const response = await (takePrefetchedRegistry() ??
    fetch('/remotes.json', { credentials: 'same-origin', signal }))
  if (!response.ok) throw new Error(`remotes.json answered ${response.status}`)
  const text = await response.text()
  if (text.length > maxRegistryLength) throw new Error(`remotes.json has ${text.length} characters`)
  const { registry, refused } = parseRegistry(JSON.parse(text), location.origin)
  warnOfRefused('remotes.json', refused)
  if (refused.length > 0)
    for (const entry of Object.values(stored()))
      if (refused.includes(entry.manifest.id)) registry[entry.manifest.id] = entry
  if (Object.keys(registry).length === 0) throw new Error('remotes.json names no mode')
  return registry
}
