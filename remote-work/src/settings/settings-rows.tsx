import { userDataRecord } from '@baithak/domain'
import {
  type Permission,
  type PermissionStatus,
  usePermission,
} from '@baithak/domain/use-permission'
import { Link, useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { Badge, type BadgeVariant, Button, SwitchRow, textLinkClassName } from '@baithak/ui'
import { Bell, Download, Info, type LucideIcon } from 'lucide-react'
import { useEffect, useReducer } from 'react'
import { keepFocusInRow, SettingsRow } from './settings-row'

const tones: Record<Exclude<PermissionStatus, 'prompt'>, BadgeVariant> = {
  granted: 'ok',
  denied: 'bad',
  unsupported: 'neutral',
}

interface PermissionRowProps {
  permission: Permission
  icon: LucideIcon
}

/** A permission of the device. A page can ask for one, but only the browser's settings take it back. */
export function PermissionRow({ permission, icon }: PermissionRowProps) {
  const { t } = useTranslation()
  const [status, request] = usePermission(permission)
  const name = t(`settings.permissions.${permission}.name`)
  const text =
    status === 'denied'
      ? t('settings.permissions.blocked')
      : t(`settings.permissions.${permission}.text`)
  return (
    <SettingsRow
      icon={icon}
      title={name}
      text={text}
      trailing={
        status === 'prompt' ? (
          <Button
            ref={keepFocusInRow}
            size="md"
            variant="secondary"
            aria-label={t('settings.permissions.allowLabel', { name })}
            onClick={() => void request()}
          >
            {t('settings.permissions.allow')}
          </Button>
        ) : (
          status && (
            <Badge variant={tones[status]}>{t(`settings.permissions.status.${status}`)}</Badge>
          )
        )
      }
    />
  )
}

/** Whether the member wants notifications. The wish is stored, as in onboarding; the device is not asked. */
export function NotificationsRow() {
  const { t } = useTranslation()
  const record = useHost().storage.record(userDataRecord)
  const { permissions } = useRecord(record)
  return (
    <li className="grid grid-cols-[22px_minmax(0,1fr)] items-center gap-x-3.5">
      <Bell size={22} className="text-acc" />
      <SwitchRow
        label={t('settings.permissions.notifications.name')}
        description={t('settings.permissions.notifications.text')}
        checked={permissions?.notifications === true}
        onChange={({ currentTarget: { checked } }) =>
          record.write((member) => ({
            ...member,
            permissions: { ...member.permissions, notifications: checked },
          }))
        }
      />
    </li>
  )
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
  const versions = Object.entries(useHost().appInfo().versions).map(([part, version]) =>
    t('settings.app.version', {
      part: t(`settings.app.parts.${part as 'shell'}`, { defaultValue: part }),
      version,
    }),
  )
  return (
    <SettingsRow
      icon={Info}
      title={t('settings.app.versions')}
      text={versions.join(' · ')}
      trailing={
        <Link to="/releases" className={textLinkClassName}>
          {t('settings.app.releases')}
        </Link>
      }
    />
  )
}
