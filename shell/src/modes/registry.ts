import {
  type ModeId,
  type ModeJson,
  modeJsonSchema,
  releasedModeSchema,
} from '@baithak/shared/contract'
import * as v from 'valibot'
import { askedAhead } from '../first-wave/asked-ahead'
import { isTrustedAddress } from './trusted-address'

/** Where a mode is deployed, and its `mode.json`. */
export interface RegistryEntry {
  url: string
  manifest: ModeJson
}
export type Registry = Partial<Record<ModeId, RegistryEntry>>

// A development server builds each file when it is asked for it.
const manifestSchema = import.meta.env.MODE === 'development' ? modeJsonSchema : releasedModeSchema

/** Reads what `remotes.json` says. An entry that does not pass is left out and named, the others stand. */
export function parseRegistry(
  json: unknown,
  shellOrigin: string,
): { registry: Registry; refused: string[] } {
  const entrySchema = v.object({
    url: v.pipe(
      v.string(),
      v.check((address) => isTrustedAddress(address, shellOrigin), 'untrusted address'),
    ),
    manifest: manifestSchema,
  })
  const listed = v.safeParse(v.object({ modes: v.record(v.string(), v.unknown()) }), json)
  if (!listed.success) return { registry: {}, refused: ['remotes.json'] }
  const registry: Registry = {}
  const refused: string[] = []
  for (const [id, content] of Object.entries(listed.output.modes)) {
    const entry = v.safeParse(entrySchema, content)
    if (entry.success && entry.output.manifest.id === id) {
      registry[entry.output.manifest.id] = {
        ...entry.output,
        url: new URL(entry.output.url, shellOrigin).href,
      }
    } else refused.push(id)
  }
  return { registry, refused }
}

/** Asks for the registry as it is now. Rejects when it cannot be had. */
export async function fetchRegistry(): Promise<Registry> {
  const answer = await (askedAhead() ?? fetch('/remotes.json', { credentials: 'same-origin' }))
  if (!answer.ok) throw new Error(`remotes.json answered ${answer.status}`)
  const { registry, refused } = parseRegistry(await answer.json(), location.origin)
  if (refused.length > 0) console.warn(`remotes.json: refused the entries of ${refused.join(', ')}`)
  return registry
}
