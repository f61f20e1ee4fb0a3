import { type DisabledModes, parseRegistry, type RegistryContent } from '@baithak/contract'
import {
  newerRegistryTimeoutMs,
  registryFreshMs,
  registryTimeoutMs,
} from '@baithak/contract/timeouts'
import type { RecordDefinition, ShellStorage } from '@baithak/storage'
import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import type { KnownGood, Registry, RegistryQuery } from '../services/shell-services'

interface RegistryQueryOptions {
  storage: ShellStorage
  knownGood: KnownGood
  request?: () => Promise<unknown>
  previews?: Promise<Registry> | undefined
  /** Returns whether the files of the modes are on the device. An entry then does not wait for a newer registry. */
  isOnDevice?: () => boolean
}

export const registryRecord: RecordDefinition<Record<string, unknown>> = {
  key: 'draft:registry',
  schema: v.record(v.string(), v.unknown()),
  fallback: {},
  isSilent: true,
  isOfApp: true,
}

/** Keeps the last valid registry. A newer release never replaces a screen in use. */
export function createRegistryQuery({
  storage,
  knownGood,
  request = requestRegistry,
  previews,
  isOnDevice = () => false,
}: RegistryQueryOptions): RegistryQuery {
  const record = storage.record(registryRecord)
  let content: RegistryContent = parseRegistry(record.getState(), location.origin)
  let previewed: Registry = {}

  function select(): Registry {
    const registry: Registry = { ...content.modes }
    for (const [id, { url, manifest }] of Object.entries(previewed))
      if (!content.withdrawn.includes(url))
        registry[id] = { url, manifest, channel: 'preview', regular: content.modes[id] }
    return registry
  }
  const store = createStore<Registry>(select)
  const active = createStore<Registry>(() => ({}))
  const disabled = createStore<DisabledModes>(() => content.disabled)

  /** Throws if the response is not a registry, or an empty one: no release removes all modes. */
  function apply(json: unknown) {
    const { refused, ...next } = parseRegistry(json, location.origin)
    for (const [name, reason] of refused)
      console.warn(`remotes.json: refused the entry of ${name}: ${reason}`)
    const modes: Registry = {}
    for (const id of [...refused.keys(), ...Object.keys(next.modes)]) {
      // The stored release replaces a refused or withdrawn one. The known-good release is the last choice.
      const candidates = [next.modes[id], content.modes[id], knownGood.get(id)]
      const release = candidates.find((release) => release && !next.withdrawn.includes(release.url))
      if (release) modes[id] = release
    }
    if (Object.keys(modes).length === 0) throw new Error('remotes.json names no mode')
    content = { ...next, modes }
    const registry = select()
    disabled.setState(content.disabled, true)
    store.setState(registry, true)
    // The registry is stored at once, because the visit may end soon and the next one may be offline.
    if (JSON.stringify(content) !== JSON.stringify(record.getState())) record.write({ ...content })
    knownGood.retain((id, url) => registry[id] !== undefined && !content.withdrawn.includes(url))
  }

  let newest: { startedAt: number; response: Promise<void> } | undefined
  const start = () => {
    const load = async () => {
      previewed = (await previews) ?? {}
      return request()
    }
    const started = {
      startedAt: Date.now(),
      response: load().then((json) => {
        // A later request may have been answered first, so only the newest is applied.
        if (newest === started) apply(json)
      }),
    }
    newest = started
    started.response.catch((cause) => {
      console.warn('remotes.json cannot be used', cause)
      if (newest === started) newest = undefined
    })
    return started
  }
  const current = () =>
    newest && Date.now() - newest.startedAt < registryFreshMs ? newest : start()
  const waitFor = async ({ startedAt, response }: NonNullable<typeof newest>) => {
    const waitMs = startedAt + newerRegistryTimeoutMs - Date.now()
    const timeout = new Promise((resolve) => setTimeout(resolve, waitMs))
    await Promise.race([response, timeout]).catch(() => {})
    if (Object.keys(store.getState()).length === 0) await response
    return store.getState()
  }
  const isRevoked: RegistryQuery['isRevoked'] = ({ url, manifest, channel }) =>
    content.withdrawn.includes(url) ||
    (disabled.getState()[manifest.id] !== undefined && channel !== 'preview')
  const first = start()
  const isStored = Object.keys(store.getState()).length > 0
  return {
    store,
    known: isStored ? Promise.resolve() : first.response.catch(() => {}),
    active,
    disabled,
    isRevoked,
    prefetch: () => void current(),
    async forEntry(id) {
      const known = store.getState()[id]
      const requested = current()
      if (!isOnDevice() || !known || isRevoked(known)) return waitFor(requested)
      return store.getState()
    },
  }
}

/** The limit of `remotes.json` in characters; four modes need about 20,000. */
const maxRegistryLength = 500_000

/** Requests `remotes.json`. The head script has sent the first request. */
async function requestRegistry(): Promise<unknown> {
  const first = window.registryResponse
  delete window.registryResponse
  // The browser queues later requests behind one that hangs.
  const signal = AbortSignal.timeout(registryTimeoutMs)
  const response = await (first ?? fetch('/remotes.json', { credentials: 'same-origin', signal }))
  if (!response.ok) throw new Error(`remotes.json answered ${response.status}`)
  const text = await response.text()
  if (text.length > maxRegistryLength) throw new Error(`remotes.json has ${text.length} characters`)
  return JSON.parse(text)
}
