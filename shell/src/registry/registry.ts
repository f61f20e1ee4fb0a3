import type { RegistryEntry as ReleaseEntry } from '@baithak/contract'
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

declare global {
  interface Window {
    /** The response for `remotes.json`, requested by the head script. */
    prefetchedRegistry?: Promise<Response> | undefined
  }
}

/** Requests `remotes.json`, at the start of a page with the request of its head script. */
export async function requestRegistry(): Promise<unknown> {
  const prefetched = window.prefetchedRegistry
  window.prefetchedRegistry = undefined
  // A hanging request is aborted, because the browser queues later ones behind it.
  const signal = AbortSignal.timeout(registryTimeoutMs)
  const response = await (prefetched ??
    fetch('/remotes.json', { credentials: 'same-origin', signal }))
  if (!response.ok) throw new Error(`remotes.json answered ${response.status}`)
  const text = await response.text()
  if (text.length > maxRegistryLength) throw new Error(`remotes.json has ${text.length} characters`)
  return JSON.parse(text)
}
