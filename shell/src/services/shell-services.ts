import type { DisabledModes, Host, Mode, Release } from '@baithak/contract'
import type { ShellStorage } from '@baithak/storage'
import type { i18n } from 'i18next'
import { createContext, use } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { ErrorReport } from './error-reports'
import type { Toasts } from './toasts'

/** The release of a mode that this device uses. */
export interface ModeRelease extends Release {
  /** Set if the release is for this tab only. */
  channel?: 'preview'
  /** The regular release, used when the preview fails. */
  regular?: Release | undefined
}

/** Releases by mode. The registry may name modes that did not exist when the shell was built. */
export type Registry = Record<string, ModeRelease>

export interface RegistryQuery {
  /** The newest registry on this device: until the first response, the registry of the last visit. */
  store: StoreApi<Registry>
  /** Resolves once the modes are known, from the last visit or from a request. A failed request resolves it too. */
  known: Promise<unknown>
  /** The release that each mode was last mounted from. The registry may have replaced or removed it since. */
  active: StoreApi<Registry>
  disabled: StoreApi<DisabledModes>
  /**
   * Returns whether a release must not run: it is withdrawn, or its mode is disabled and this tab does not preview it.
   */
  isRevoked(release: ModeRelease): boolean
  /** Requests the registry, unless it is fresh, because a mode is about to be entered. */
  prefetch(): void
  /**
   * Returns the registry for entering a mode. Requests it unless it is fresh. Uses the stored one if the network is
   * slow or fails, or if the mode's files are on the device. Rejects if neither exists.
   */
  forEntry(id: string): Promise<Registry>
}

/** The last release of each mode that has rendered on this device: the fallback if the registry's release does not. */
export interface KnownGood {
  get(id: string): ModeRelease | undefined
  /** Stores a release that has rendered, unless it is a preview. */
  remember(release: ModeRelease): void
  /** Removes what may no longer run: withdrawn releases, and modes that the registry has dropped. */
  retain(mayRun: (id: string, url: string) => boolean): void
}

export interface OfflineWorker {
  /** True when a newer shell is installed and waiting. */
  updateAvailable: StoreApi<boolean>
  /** Activates the waiting shell and reloads the page. Resolves to false if no shell waits. */
  applyUpdate(): Promise<boolean>
  /** Caches all files of a mode for offline use. */
  cacheMode(release: ModeRelease): void
}

/** The services of the page, which `createServices` creates once. */
export interface ShellServices {
  storage: ShellStorage
  toasts: Toasts
  i18n: i18n
  translations: { loadMode(translations: Mode['translations']): Promise<boolean> }
  registry: RegistryQuery
  knownGood: KnownGood
  report(error: ErrorReport): void
  offline: OfflineWorker
  appInfo: Host['appInfo']
}

export const ShellContext = createContext<ShellServices | null>(null)

/** The layer that sheets open into; null until it is mounted. */
export const OverlaysContext = createContext<HTMLElement | null>(null)

export function useShell(): ShellServices {
  const services = use(ShellContext)
  if (!services) throw new Error('useShell needs the ShellContext of App above it.')
  return services
}
