import { type DisabledModes, parseRegistry, type RegistryContent } from '@baithak/contract'
import {
  newerRegistryTimeoutMs,
  registryFreshMs,
  registryTimeoutMs,
} from '@baithak/contract/timeouts'
import type { ShellStorage } from '@baithak/storage'
import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import type { KnownGood, ModeRelease, Registry, RegistryQuery } from '../services/shell-services'

interface RegistryQueryOptions {
  storage: ShellStorage
  knownGood: KnownGood
  request?: () => Promise<unknown>
  /** The releases that this tab previews. */
  previews?: Promise<Registry> | undefined
  /** Whether the files of the modes are on the device, so that the registry is all that an entry would wait for. */
  isOnDevice?: () => boolean
  shellOrigin?: string
}

/** The registry, as its last valid response has it, also offline. A release never replaces a screen in use. */
export function createRegistryQuery({
  storage,
  knownGood,
  request = requestRegistry,
  previews,
  isOnDevice = () => false,
  shellOrigin = location.origin,
}: RegistryQueryOptions): RegistryQuery {
  const record = storage.record<Record<string, unknown>>({
    key: 'draft:registry',
    schema: v.record(v.string(), v.unknown()),
    fallback: {},
    isSilent: true,
    isOfApp: true,
  })
  /** What is stored is untrusted, as what comes from the network. */
  let content: RegistryContent = parseRegistry(record.getState(), shellOrigin)
  let previewed: Registry = {}

  /** With the releases that this tab previews in place of the regular ones. */
  function select(): Registry {
    const registry: Registry = { ...content.modes }
    for (const { url, commit, manifest } of Object.values(previewed)) {
      const regular = content.modes[manifest.id]
      if (!content.withdrawn.includes(url))
        registry[manifest.id] = { url, commit, manifest, channel: 'preview', regular }
    }
    return registry
  }
  const store = createStore<Registry>(select)
  const active = createStore<Registry>(() => ({}))
  const disabled = createStore<DisabledModes>(() => content.disabled)

  /** Throws where the response is no registry, or an empty one: no release removes all modes. */
  function apply(json: unknown) {
    const { refused, ...next } = parseRegistry(json, shellOrigin)
    for (const [name, reason] of refused)
      console.warn(`remotes.json: refused the entry of ${name}: ${reason}`)
    const mayRun = ({ url }: ModeRelease) => !next.withdrawn.includes(url)
    const modes: Registry = {}
    for (const id of [...refused.keys(), ...Object.keys(next.modes)]) {
      // In place of a refused or withdrawn entry.
      const candidates = [next.modes[id], content.modes[id], knownGood.get(id)]
      const entry = candidates.filter((entry) => !!entry).find(mayRun)
      if (entry) modes[id] = entry
    }
    if (Object.keys(modes).length === 0) throw new Error('remotes.json names no mode')
    content = { ...next, modes }
    const registry = select()
    disabled.setState(content.disabled, true)
    store.setState(registry, true)
    // At once: a visit may be over soon, and the next one without a network.
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
        // The response to a later request may have come before.
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
    await Promise.race([response, new Promise((resolve) => setTimeout(resolve, waitMs))]).catch(
      () => {},
    )
    if (Object.keys(store.getState()).length === 0) await response
    return store.getState()
  }
  const isRevoked = ({ url, manifest, channel }: ModeRelease) =>
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

/** Characters of `remotes.json`; four modes need about 20,000. */
const maxRegistryLength = 500_000

/** Requests `remotes.json`, at first by the request of the page's head script. */
async function requestRegistry(): Promise<unknown> {
  const ofPage = window.registryResponse
  delete window.registryResponse
  // A hanging request is aborted, because the browser queues later ones behind it.
  const signal = AbortSignal.timeout(registryTimeoutMs)
  const response = await (ofPage ?? fetch('/remotes.json', { credentials: 'same-origin', signal }))
  if (!response.ok) throw new Error(`remotes.json answered ${response.status}`)
  const text = await response.text()
  if (text.length > maxRegistryLength) throw new Error(`remotes.json has ${text.length} characters`)
  return JSON.parse(text)
}
