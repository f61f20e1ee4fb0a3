import { idleComponent } from '../../loading/idle-component'

const useReminders = idleComponent(async () => (await import('./reminders')).Reminders)

/** Nothing visible: the reminders that are due, once the network is idle. */
export function LazyReminders() {
  const Reminders = useReminders()
  return Reminders && <Reminders />
}
