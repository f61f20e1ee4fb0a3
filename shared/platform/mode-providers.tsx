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

/**
 * Sets the namespaces of `useTranslation` below it, and requests them, so that a lazy screen's texts load beside its code.
 * `useTranslation` waits for them.
 */
export function Namespaces({ names, children }: { names: readonly string[]; children: ReactNode }) {
  const { i18n } = useHost()
  if (!names.every((name) => i18n.hasLoadedNamespace(name))) void i18n.loadNamespaces(names)
  return (
    <I18nextProvider i18n={i18n} defaultNS={[...names]}>
      {children}
    </I18nextProvider>
  )
}

interface ModeProvidersProps extends ModeProps {
  /** The namespaces of `useTranslation` in the first screen. */
  namespaces: readonly string[]
  children: ReactNode
}

/** The providers around every mode's routes: the host, its language and its location. */
export function ModeProviders({ host, location, namespaces, children }: ModeProvidersProps) {
  return (
    <HostContext value={host}>
      <Namespaces names={namespaces}>
        <Router location={location} navigator={host.navigation}>
          {children}
        </Router>
      </Namespaces>
    </HostContext>
  )
}
