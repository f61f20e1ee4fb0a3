import type { Host } from '@baithak/contract'
import { createContext, use } from 'react'

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
