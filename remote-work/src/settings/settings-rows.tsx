import { userDataRecord } from '@baithak/domain'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { SegmentedControl, SwitchRow } from '@baithak/ui'
import { Bell, Camera, Info, type LucideIcon, MapPin } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

interface SettingsRowProps {
  icon: LucideIcon
  title: string
  text: string
  /** The content below the text. */
  children?: ReactNode
}

/** A row of the settings with an icon and a text. */
export const SettingsRow = ({ icon: Icon, title, text, children }: SettingsRowProps) => (
  <li className="grid grid-cols-[22px_minmax(0,1fr)] items-center gap-x-3.5 py-3">
    <Icon size={22} className="text-acc" />
    <div>
      <p className="font-title">{title}</p>
      <p className="text-meta text-ink-2 tabular wrap-anywhere">{text}</p>
    </div>
    {children && <div className="col-start-2 flex flex-col gap-2 pt-2">{children}</div>}
  </li>
)

/** A choice among a few values, with its label above. */
export function Choice<Value extends string>({
  icon: Icon,
  ...control
}: ComponentProps<typeof SegmentedControl<Value>> & { icon: LucideIcon }) {
  return (
    <section className="pt-6">
      <h2 className="flex items-center gap-2 pb-3 text-body-2 font-label">
        <Icon size={20} />
        <span>{control.label}</span>
      </h2>
      <SegmentedControl {...control} />
    </section>
  )
}

const permissions = { location: MapPin, camera: Camera, notifications: Bell }

/** The permissions that the member wants, as in onboarding. The browser itself asks when one is needed. */
export function PermissionRows() {
  const { t } = useTranslation()
  const record = useHost().storage.record(userDataRecord)
  const wanted = useRecord(record).permissions
  return Object.entries(permissions).map(([key, Icon]) => {
    const permission = key as keyof typeof permissions
    return (
      <li key={key} className="grid grid-cols-[22px_minmax(0,1fr)] items-center gap-x-3.5">
        <Icon size={22} className="text-acc" />
        <SwitchRow
          label={t(`settings.permissions.${permission}.name`)}
          description={t(`settings.permissions.${permission}.text`)}
          checked={wanted?.[permission] === true}
          onChange={({ currentTarget: { checked } }) =>
            record.write((member) => ({
              ...member,
              permissions: { ...member.permissions, [permission]: checked },
            }))
          }
        />
      </li>
    )
  })
}

export function VersionsRow() {
  const { t } = useTranslation()
  const versions = Object.entries(useHost().appInfo().versions).map(
    ([app, version]) =>
      `${t(`settings.app.parts.${app as 'shell'}`, { defaultValue: app })} ${version}`,
  )
  return <SettingsRow icon={Info} title={t('settings.app.versions')} text={versions.join(' · ')} />
}
