import { reminderChoices } from '@baithak/contract'
import { useHost } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { Bell } from 'lucide-react'
import { SwitchRow } from './components'
import { usePermission } from './permissions'

interface ReminderSwitchProps {
  kind: string
  label: string
  /** When the reminder comes. */
  description: string
  /** Says that without the permission it comes while the app is open. */
  withoutPermission: string
  className?: string
}

/**
 * Whether the member wants to be reminded of a kind of thing. Switching it on asks for the permission; without it the
 * open app shows the reminder.
 */
export function ReminderSwitch({ kind, withoutPermission, ...row }: ReminderSwitchProps) {
  const record = useHost().storage.record(reminderChoices)
  const isOn = useRecord(record)[kind] === true
  const [status, requestPermission] = usePermission('notifications')
  const isOnlyInApp = status !== null && status !== 'granted'

  function toggle() {
    const { ok } = record.write((choices) => ({ ...choices, [kind]: !isOn }))
    if (ok && !isOn && status === 'prompt') void requestPermission()
  }

  return (
    <SwitchRow
      icon={Bell}
      {...row}
      description={isOn && isOnlyInApp ? withoutPermission : row.description}
      checked={isOn}
      onChange={toggle}
    />
  )
}
