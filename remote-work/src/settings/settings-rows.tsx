import { userDataRecord } from '@baithak/domain'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { Badge, Button, SegmentedControl, SwitchRow } from '@baithak/ui'
import { Bell, Camera, Download, Info, type LucideIcon, MapPin } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useReducer } from 'react'

interface SettingsRowProps {
  icon: LucideIcon
  title: ReactNode
  text?: ReactNode
  /** The right side. It wraps below in a narrow row. */
  trailing?: ReactNode
  /** The content below the text. */
  children?: ReactNode
}

/** A row of the settings: an icon, a text and an action. */
export function SettingsRow({ icon: Icon, title, text, trailing, children }: SettingsRowProps) {
  return (
    <li tabIndex={-1} className="grid grid-cols-[22px_minmax(0,1fr)] items-center gap-x-3.5 py-3">
      <Icon size={22} className="text-acc" />
      <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-[min(100%,8rem)] flex-1">
          <p className="font-title">{title}</p>
          {text && <p className="text-meta text-ink-2 tabular wrap-anywhere">{text}</p>}
        </div>
        {trailing}
      </div>
      {children && <div className="col-start-2 flex flex-col gap-2 pt-2">{children}</div>}
    </li>
  )
}

/** The `ref` of a row's button. If the button disappears with the focus, as after success, its row gets the focus. */
const keepFocusInRow = (button: HTMLButtonElement) => () => {
  if (button === document.activeElement) button.closest('li')?.focus({ preventScroll: true })
}

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

/** Only Apple's mobile browsers have the flag `standalone`. */
const isInstalled = () =>
  window.matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true

export function InstallRow() {
  const { t } = useTranslation()
  const { appInfo } = useHost()
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const unmount = new AbortController()
    const options = { signal: unmount.signal }
    for (const event of ['beforeinstallprompt', 'appinstalled'])
      window.addEventListener(event, rerender, options)
    return () => unmount.abort()
  }, [])
  const { install } = appInfo()
  const installed = isInstalled()
  return (
    <SettingsRow
      icon={Download}
      title={t('settings.app.install')}
      text={t(install || installed ? 'settings.app.installText' : 'settings.app.installHint')}
      trailing={
        installed ? (
          <Badge variant="ok">{t('settings.app.installed')}</Badge>
        ) : (
          install && (
            <Button
              ref={keepFocusInRow}
              size="md"
              variant="secondary"
              onClick={() => void install().then(rerender)}
            >
              {t('settings.app.installAction')}
            </Button>
          )
        )
      }
    />
  )
}

export function VersionsRow() {
  const { t } = useTranslation()
  const versions = Object.entries(useHost().appInfo().versions).map(
    ([app, version]) =>
      `${t(`settings.app.parts.${app as 'shell'}`, { defaultValue: app })} ${version}`,
  )
  return <SettingsRow icon={Info} title={t('settings.app.versions')} text={versions.join(' · ')} />
}
