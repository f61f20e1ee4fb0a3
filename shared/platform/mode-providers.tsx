import type { Host, ModeProps } from '@baithak/contract'
import { createContext, type ReactNode, use } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Router } from 'react-router-dom'

/** Provided by `ModeProviders`. */
export const HostContext = createContext<Host | null>(null)

/** The services of the shell, for any component of a mounted mode. */
export function useHost(): Host {
  const host = use(HostContext)
  if (!host)
    throw new Error(
      'useHost needs ModeProviders above it: wrap the mode’s root in it and pass its props on.',
    )
  return host
}

/** The providers around every mode's routes: the host, its language and its location. */
export function ModeProviders({ host, location, children }: ModeProps & { children: ReactNode }) {
  return (
    <HostContext value={host}>
      <I18nextProvider i18n={host.i18n}>
        <Router location={location} navigator={host.navigation}>
          {children}
        </Router>
      </I18nextProvider>
    </HostContext>
  )
}
