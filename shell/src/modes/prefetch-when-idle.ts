import type { ModeId } from '@baithak/shared/modes'
import { isSaveDataEnabled } from '../loading/is-save-data-enabled'
import { waitForNetworkIdle } from '../loading/wait-for-network-idle'
import type { ShellServices } from '../services/shell-services'
import { preloadMode } from './preload-mode'

/** The modes that members switch between. Partners stay on their dashboard. */
const memberModes: readonly ModeId[] = ['work', 'party', 'gig']

interface Options {
  /** The mode on screen. */
  currentMode?: ModeId
  /** Loads the outlet's chunk, where it is not loaded yet. */
  loadOutlet?: () => Promise<unknown>
  networkIdle?: () => Promise<void>
}

/** Prefetches the other modes once the network is idle, unless the data saver is on. Returns a function that cancels it. */
export function prefetchWhenIdle(
  { registry, i18n }: Pick<ShellServices, 'registry' | 'i18n'>,
  { currentMode, loadOutlet, networkIdle = waitForNetworkIdle }: Options = {},
) {
  let isCancelled = isSaveDataEnabled() || currentMode === 'admin'
  const prefetch = () => {
    if (isCancelled) return
    // A failed prefetch is retried, and reported, where the chunk is needed.
    loadOutlet?.().catch(() => {})
    for (const id of memberModes.filter((id) => id !== currentMode)) {
      const entry = registry.store.getState()[id]
      if (entry) preloadMode(entry, i18n.language, { styles: 'prefetch' })
    }
  }
  if (!isCancelled) void networkIdle().then(prefetch)
  return () => {
    isCancelled = true
  }
}
