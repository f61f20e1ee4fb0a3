import { Link, useHost, useTranslation } from '@baithak/platform'
import { Badge, Button, textLinkClassName } from '@baithak/ui'
import { Database, Download, Info } from 'lucide-react'
import { useEffect, useReducer, useState } from 'react'
import { isInstalled } from '../model/installation'
import { keepFocusInRow, SettingsRow } from '../model/settings-row'
import { formatBytes } from './format-bytes'

/** What the app uses on this device, and its versions. */
export function AboutRows() {
  const { t, i18n } = useTranslation('work')
  const usedBytes = useStorageUsage()
  const versions = Object.entries(useHost().appInfo().versions)
  return (
    <>
      {usedBytes !== null && (
        <SettingsRow
          icon={Database}
          title={t('settings.app.storage')}
          text={t('settings.app.storageText', { size: formatBytes(usedBytes, i18n.language) })}
        />
      )}
      {versions.length > 0 && (
        <SettingsRow
          icon={Info}
          title={t('settings.app.versions')}
          text={versions
            .map(([part, version]) =>
              t('settings.app.version', {
                part: t(`settings.app.parts.${part as 'shell'}`, { defaultValue: part }),
                version,
              }),
            )
            .join(' · ')}
          trailing={
            <Link to="/releases" className={textLinkClassName}>
              {t('settings.app.releases')}
            </Link>
          }
        />
      )}
    </>
  )
}

export function InstallRow() {
  const { t } = useTranslation('work')
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
          <Badge tone="ok">{t('settings.app.installed')}</Badge>
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

/** The bytes that the app uses on this device, local storage and offline files; null while unknown. */
function useStorageUsage(): number | null {
  const [bytes, setBytes] = useState<number | null>(null)
  useEffect(() => {
    let isMounted = true
    navigator.storage?.estimate().then(
      ({ usage }) => isMounted && usage !== undefined && setBytes(usage),
      // Some browsers refuse in private windows.
      () => {},
    )
    return () => {
      isMounted = false
    }
  }, [])
  return bytes
}
