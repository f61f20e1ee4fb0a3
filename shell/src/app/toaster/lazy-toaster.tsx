import { useStore } from 'zustand/react'
import { idleComponent } from '../../loading/idle-component'
import { useShell } from '../../services/shell-services'

const useToaster = idleComponent(async () => (await import('./toaster')).Toaster)

/** Loads the toaster's chunk with the first toast, or once the network is idle. */
export function LazyToaster() {
  const Toaster = useToaster(useStore(useShell().toasts.store) ?? undefined)
  return <div className="toaster">{Toaster && <Toaster />}</div>
}
