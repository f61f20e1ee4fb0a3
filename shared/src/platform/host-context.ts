import { createContext, use } from 'react'
import type { Host } from '../contract/contract'

/** Set by `ModeProviders`; `useHost` reads it. */
export const HostContext = createContext<Host | null>(null)

/** The services of the shell, for any component of a mounted mode. */
export function useHost(): Host {
  const host = use(HostContext)
  if (!host)
    throw new Error(
      'useHost needs a ModeProviders above it: the shell hands the host to the mode’s root.',
    )
  return host
}
