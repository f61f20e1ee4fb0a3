import type { ModeProps } from '@baithak/contract'
import { HostContext } from '@baithak/platform'
import type { ReactNode } from 'react'

/** Modes have the shell's own router and i18next around them. */
export const ModeProviders = ({ host, children }: ModeProps & { children: ReactNode }) => (
  <HostContext value={host}>{children}</HostContext>
)
