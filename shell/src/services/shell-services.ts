import type { Host } from '@baithak/shared/contract'
import type { i18n } from 'i18next'
import { createContext, use } from 'react'
import type { Fault } from '../loading/mode-load-error'
import type { OfflineWorker } from '../offline/offline-worker'
import type { KnownGood } from '../registry/known-good'
import type { RegistryKeeper } from '../registry/registry-query'
import type { Toasts } from './toasts'
import type { Texts } from './translations-backend'

/** What start-up made, once a page. */
export interface ShellServices {
  storage: Host['storage']
  toasts: Toasts
  i18n: i18n
  texts: Texts
  registry: RegistryKeeper
  knownGood: KnownGood
  report(fault: Fault): void
  offline: OfflineWorker
}

export const ShellContext = createContext<ShellServices | null>(null)

export function useShell(): ShellServices {
  const services = use(ShellContext)
  if (!services) throw new Error('useShell needs the ShellContext of main.tsx above it.')
  return services
}
