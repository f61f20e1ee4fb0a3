import { useTranslation } from '@baithak/platform'
import { Badge, type BadgeTone, Button } from '@baithak/ui'
import {
  type Permission,
  type PermissionStatus,
  permissions,
  usePermission,
} from '@baithak/ui/permissions'
import { Camera, MapPin } from 'lucide-react'
import { keepFocusInRow, SettingsRow } from '../model/settings-row'

const icons = { location: MapPin, camera: Camera }
const tones: Record<Exclude<PermissionStatus, 'prompt'>, BadgeTone> = {
  granted: 'ok',
  denied: 'bad',
  unsupported: 'neutral',
}

/** The device's permissions. A page can ask for one, but only the browser's settings take it back. */
export function PermissionRows() {
  return permissions.map((permission) => <PermissionRow key={permission} permission={permission} />)
}

function PermissionRow({ permission }: { permission: Permission }) {
  const { t } = useTranslation('work')
  const [status, request] = usePermission(permission)
  const name = t(`settings.permissions.${permission}.name`)
  const isBlocked = status === 'denied'
  return (
    <SettingsRow
      icon={icons[permission]}
      title={name}
      text={
        isBlocked ? t('settings.permissions.blocked') : t(`settings.permissions.${permission}.text`)
      }
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
          status && <Badge tone={tones[status]}>{t(`settings.permissions.status.${status}`)}</Badge>
        )
      }
    />
  )
}
