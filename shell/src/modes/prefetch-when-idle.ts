import { isSaveDataEnabled } from '../loading/is-save-data-enabled'
import { waitForNetworkIdle } from '../loading/wait-for-network-idle'
import { audienceOf } from '../registry/registry'
import type { ShellServices } from '../services/shell-services'
import { preloadMode } from './preload-mode'

interface Options {
  /** The mode on screen. */
  currentMode?: string
  /** Loads the outlet's chunk, where it is not loaded yet. */
  loadOutlet?: () => Promise<unknown>
  networkIdle?: () => Promise<void>
}

/** Prefetches the other modes of members, who switch between them, once the network is idle, unless the data saver is on. Returns a function that cancels it. */
export function prefetchWhenIdle(
  { registry, i18n }: Pick<ShellServices, 'registry' | 'i18n'>,
  { currentMode, loadOutlet, networkIdle = waitForNetworkIdle }: Options = {},
) {
  const isForMembers = (id: string) =>
    audienceOf(registry.store.getState()[id]?.manifest) === 'member'
  let isCancelled = isSaveDataEnabled() || !(currentMode === undefined || isForMembers(currentMode))
  const prefetch = () => {
    if (isCancelled) return
    // A failed prefetch is retried, and reported, where the chunk is needed.
    loadOutlet?.().catch(() => {})
    for (const [id, entry] of Object.entries(registry.store.getState())) {
      if (id !== currentMode && isForMembers(id))
        preloadMode(entry, i18n.language, { styles: 'prefetch' })
    }
  }
  if (!isCancelled) void networkIdle().then(prefetch)
  return () => {
    isCancelled = true
  }
}
