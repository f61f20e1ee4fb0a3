import type { DisabledModes } from '@baithak/contract'
import {
  newerRegistryAfterChooserTimeoutMs,
  newerRegistryTimeoutMs,
  registryTimeoutMs,
} from '@baithak/contract/timeouts'
import { withTimeout } from '@baithak/storage/with-timeout'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { requestIdle } from '../loading/wait-for-network-idle'
import { fetchRegistry, type Registry, type RegistryEntry } from './registry'
import type { ReleaseRules } from './release-rules'
import type { StoredRegistry } from './stored-registry'

/**
 * How long a response stays fresh: from touching a link to entering its mode, from opening the mode chooser to the
 * choice, and from the start of the app to the first screen on a slow phone.
 */
const staleTimeMs = { touch: 2000, chooser: 5000, start: 60_000 }

interface RegistryRequest {
  requestedAt: number
  response: Promise<Registry>
  hasResponse: boolean
}

export interface RegistryQuery {
  /** The newest cached registry. */
  store: StoreApi<Registry>
  /** The entry that each mode was last mounted from, which the registry may have replaced or removed since. */
  active: StoreApi<Registry>
  /** Modes that cannot be entered, each with the sentence that says why. */
  disabled: StoreApi<DisabledModes>
  /**
   * The current registry, refetched unless a request is pending or fresh. Falls back to the cached or stored one
   * when the network is slow or fails; rejects when there is none.
   */
  refetch(): Promise<Registry>
  /**
   * The registry to enter a mode with. Where everything else is on the device too, it is the cached or stored one, if it
   * has the mode; `response` then settles once the refetched one applies. Elsewhere as `refetch`.
   */
  forEntry(id: string): Promise<{ registry: Registry; response?: Promise<unknown> }>
  /** Whether a release must not run: it is withdrawn, or its mode is disabled, which its team may preview all the same. */
  isRevoked(entry: RegistryEntry): boolean
  /** Requests the registry because a mode is about to be entered: a link is touched, or the mode chooser is shown. */
  prefetch(cause: 'touch' | 'chooser'): void
}

interface RegistryQueryOptions {
  stored?: StoredRegistry
  fetchOnce?: () => Promise<Registry>
  rules?: Pick<ReleaseRules, 'disabled' | 'isWithdrawn' | 'select'>
  /** Whether a mode's files are on the device, so that the registry is all that an entry would wait for. */
  isOnDevice?: () => boolean
}

const nothingStored: StoredRegistry = { read: () => ({}), write() {} }
const noRules = () => ({
  disabled: createStore<DisabledModes>(() => ({})),
  isWithdrawn: () => false,
  select: (registry: Registry) => registry,
})

/** Caches the registry. It is refetched at each entry into a mode, so a release never replaces a screen in use. */
export function createRegistryQuery({
  stored = nothingStored,
  fetchOnce = () => fetchRegistry({ stored: stored.read }),
  rules: { disabled, isWithdrawn, select } = noRules(),
  isOnDevice = () => false,
}: RegistryQueryOptions = {}): RegistryQuery {
  const store = createStore<Registry>(() => ({}))
  const active = createStore<Registry>(() => ({}))
  const isEmpty = (registry = store.getState()) => Object.keys(registry).length === 0
  const fallBackToStored = () => {
    if (!isEmpty()) return
    const registry = stored.read()
    if (!isEmpty(registry)) store.setState(select(registry), true)
  }
  let requestCount = 0
  let newestResponse = 0
  const fetchAndCache = () => {
    requestCount += 1
    const requestNumber = requestCount
    const timeoutError = () => new Error(`remotes.json has not come in ${registryTimeoutMs} ms`)
    return withTimeout(fetchOnce(), registryTimeoutMs, timeoutError).then(
      (registry) => {
        // The response to a later request, which is newer, may have come first.
        if (requestNumber > newestResponse) {
          newestResponse = requestNumber
          store.setState(select(registry), true)
          // With the modes that only a channel of this device has.
          const ids = Object.keys(store.getState())
          void requestIdle().then(() => stored.write(registry, ids))
        }
        return store.getState()
      },
      (cause) => {
        console.warn('remotes.json cannot be used', cause)
        fallBackToStored()
        throw cause
      },
    )
  }
  let freshRequest: RegistryRequest | null = null
  /** The mode chooser's request once it has a response, until an entry uses it. */
  let chooserRequest: RegistryRequest | null = null
  const startRequest = (cause: keyof typeof staleTimeMs) => {
    const request: RegistryRequest = {
      requestedAt: Date.now(),
      response: fetchAndCache(),
      hasResponse: false,
    }
    const invalidate = () => {
      if (freshRequest === request) freshRequest = null
      if (chooserRequest === request) chooserRequest = null
    }
    freshRequest = request
    request.response.then(() => {
      request.hasResponse = true
      if (cause === 'chooser') chooserRequest = request
      setTimeout(invalidate, staleTimeMs[cause])
    }, invalidate)
    return request
  }
  startRequest('start')
  setTimeout(fallBackToStored, newerRegistryTimeoutMs)
  const takeRequest = () => {
    // The chooser's response only shortens the wait: releases go live between it and the choice.
    const request =
      freshRequest && freshRequest !== chooserRequest ? freshRequest : startRequest('touch')
    const timeoutMs = chooserRequest ? newerRegistryAfterChooserTimeoutMs : newerRegistryTimeoutMs
    freshRequest = null
    chooserRequest = null
    return { response: request.response, waitUntil: request.requestedAt + timeoutMs }
  }
  const isRevoked = ({ url, channel, manifest: { id } }: RegistryEntry) =>
    isWithdrawn(url) || (disabled.getState()[id] !== undefined && channel !== 'preview')
  const refetch = async () => {
    const { response, waitUntil } = takeRequest()
    await Promise.race([response.catch(() => {}), delay(waitUntil - Date.now())])
    fallBackToStored()
    return isEmpty() ? response : store.getState()
  }
  return {
    store,
    active,
    disabled,
    prefetch(cause) {
      if (!freshRequest || (cause === 'touch' && freshRequest.hasResponse)) startRequest(cause)
    },
    refetch,
    async forEntry(id) {
      if (isOnDevice()) fallBackToStored()
      const known = store.getState()[id]
      if (!isOnDevice() || !known || isRevoked(known)) return { registry: await refetch() }
      return { registry: store.getState(), response: takeRequest().response.catch(() => {}) }
    },
    isRevoked,
  }
}

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
