import type { ModeProps } from '@baithak/contract'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Router } from 'react-router-dom'
import { HostContext } from './host-context'

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
