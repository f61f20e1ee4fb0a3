import type { Host, Mode } from '@baithak/contract'
import type { ShellStorage } from '@baithak/storage'
import type { i18n } from 'i18next'
import { createContext, use } from 'react'
import type { ErrorReport } from '../faults/mode-load-error'
import type { OfflineWorker } from '../offline/offline-worker'
import type { KnownGood } from '../registry/known-good'
import type { RegistryQuery } from '../registry/registry-query'
import type { Toasts } from './toasts'

/** The services that `createServices` creates, once per page. */
export interface ShellServices {
  storage: ShellStorage
  toasts: Toasts
  i18n: i18n
  translations: { loadMode(id: string, loaders: Mode['translations']): Promise<boolean> }
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
