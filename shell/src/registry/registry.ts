import {
  parseRegistry,
  type RegistryContent,
  type RegistryEntry as ReleaseEntry,
} from '@baithak/contract'
import { registryTimeoutMs } from '@baithak/contract/timeouts'

/** The release of a mode that this device uses. */
export interface RegistryEntry extends ReleaseEntry {
  /** The release is for some devices only. */
  channel?: 'canary' | 'preview'
  /** The regular release, used when that of a channel fails. */
  regular?: ReleaseEntry | undefined
}
/** By mode; the registry may name modes that did not exist when the shell was built. */
export type Registry = Record<string, RegistryEntry>

/** Characters of `remotes.json`; four modes need about 20,000. */
const maxRegistryLength = 500_000

/** Logs refused entries to the console. */
export function warnOfRefused(source: string, refused: ReadonlyMap<string, string>) {
  for (const [name, reason] of refused)
    console.warn(`${source}: refused the entry of ${name}: ${reason}`)
}

/** Where the registry comes from when a part of the file is refused, and who receives the rest of the file. */
interface FetchRegistryOptions {
  stored: () => Registry
  onContent?: (content: RegistryContent) => void
}

/**
 * Requests the registry. A refused or withdrawn entry is replaced by the stored one of the same mode. Rejects when the
 * registry cannot be loaded or parsed, or is empty: no release removes all modes.
 */
export async function fetchRegistry({
  stored,
  onContent,
}: FetchRegistryOptions): Promise<Registry> {
  // A hanging request is aborted, because the browser queues later ones behind it.
  const signal = AbortSignal.timeout(registryTimeoutMs)
  const response = await (takePrefetchedRegistry() ??
    fetch('/remotes.json', { credentials: 'same-origin', signal }))
  if (!response.ok) throw new Error(`remotes.json answered ${response.status}`)
  const text = await response.text()
  if (text.length > maxRegistryLength) throw new Error(`remotes.json has ${text.length} characters`)
  const { refused, ...content } = parseRegistry(JSON.parse(text), location.origin)
  const registry: Registry = {}
  for (const entry of Object.values(content.modes))
    if (content.withdrawn.includes(entry.url)) refused.set(entry.manifest.id, 'withdrawn')
    else registry[entry.manifest.id] = entry
  warnOfRefused('remotes.json', refused)
  if (!refused.has('remotes.json')) onContent?.(content)
  // Parsing the stored releases is work that the usual start does not need.
  if (refused.size > 0)
    for (const entry of Object.values(stored()))
      if (refused.has(entry.manifest.id)) registry[entry.manifest.id] = entry
  if (Object.keys(registry).length === 0) throw new Error('remotes.json names no mode')
  return registry
}

declare global {
  interface Window {
    /** The response for `remotes.json`, requested by the head script. */
    prefetchedRegistry?: Promise<Response> | undefined
  }
}

/** The registry that the head script has requested; handed out once. */
function takePrefetchedRegistry(): Promise<Response> | undefined {
  const response = window.prefetchedRegistry
  window.prefetchedRegistry = undefined
  return response
}
