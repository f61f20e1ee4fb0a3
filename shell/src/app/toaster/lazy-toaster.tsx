import { useStore } from 'zustand/react'
import { idleComponent } from '../../loading/idle-component'
import { useShell } from '../../services/shell-services'

const useToaster = idleComponent(
  async () => (await import('./toaster-and-reminders')).ToasterAndReminders,
)

/** Loads the code of toasts and reminders with the first toast, or once the network is idle. */
export function LazyToaster() {
  const Toaster = useToaster(useStore(useShell().toasts.store) ?? undefined)
  return Toaster && <Toaster />
}
