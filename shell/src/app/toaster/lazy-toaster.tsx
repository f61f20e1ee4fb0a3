import { useStore } from 'zustand/react'
import { idleComponent } from '../../loading/idle-component'
import { useShell } from '../../services/shell-services'
import type { ToasterProps } from './toaster'

const useToaster = idleComponent(async () => (await import('./toaster')).Toaster)

/** Loads the code of toasts with the first one, or once the network is idle. */
export function LazyToaster(props: ToasterProps) {
  const Toaster = useToaster(useStore(useShell().toasts.store) ?? undefined)
  return Toaster && <Toaster {...props} />
}
