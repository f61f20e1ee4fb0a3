import type { DisabledModes, Host, Mode, Release } from '@baithak/contract'
import type { ShellStorage } from '@baithak/storage'
import type { i18n } from 'i18next'
import { createContext, use } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { ErrorReport } from './error-reports'
import type { Toasts } from './toasts'

export interface ModeRelease extends Release {
  /** Set if the release is for this tab only. */
  channel?: 'preview'
  /** The regular release, used when the preview fails. */
  regular?: Release | undefined
}

/** Releases by mode. The registry may name modes that did not exist when the shell was built. */
export type Registry = Record<string, ModeRelease>

export interface RegistryQuery {
  /** The registry of the last visit, until the first response. */
  store: StoreApi<Registry>
  /** Resolves once the modes are known. A failed request resolves it too. */
  known: Promise<unknown>
  /** The release that each mode was last mounted from. */
  active: StoreApi<Registry>
  disabled: StoreApi<DisabledModes>
  /** Returns whether a release is withdrawn, or its mode is disabled and this tab does not preview it. */
  isRevoked(release: ModeRelease): boolean
  /** Requests the registry, unless it is fresh. */
  prefetch(): void
  /**
   * Requests the registry, unless it is fresh. Returns the stored one if the network is slow or fails, or if the mode's
   * files are on the device. Rejects if neither exists.
   */
  forEntry(id: string): Promise<Registry>
}

/** The last release of each mode that has rendered on this device. */
export interface KnownGood {
  get(id: string): ModeRelease | undefined
  /** Stores a release that has rendered, unless it is a preview. */
  remember(release: ModeRelease): void
  retain(mayRun: (id: string, url: string) => boolean): void
}

export interface OfflineWorker {
  updateAvailable: StoreApi<boolean>
  /** Activates the waiting shell and reloads the page. Resolves to false if no shell waits. */
  applyUpdate(): Promise<boolean>
  cacheMode(release: ModeRelease): void
}

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

/** The element that sheets open in. */
export const OverlaysContext = createContext<HTMLElement | null>(null)

export function useShell(): ShellServices {
  const services = use(ShellContext)
  if (!services) throw new Error('useShell needs the ShellContext of App above it.')
  return services
}
