import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { listenToOpenUrl } from '../../offline/open-notification'
import { useShell } from '../../services/shell-services'
import { watchReminders } from './watch-reminders'

/** Shows reminders while the app is open, and opens the page of a pressed notification. */
export function Reminders() {
  const { storage, registry, toasts, i18n, offline } = useShell()
  const { t } = useTranslation()
  const navigate = useNavigate()
  const open = useEffectEvent((url: string) => void navigate(url))
  const openLabel = useEffectEvent(() => t('toast.open'))

  useEffect(
    () =>
      watchReminders({
        storage,
        registry,
        toasts,
        worker: offline.ready,
        language: () => i18n.language,
        open: (url) => open(url),
        openLabel: () => openLabel(),
      }),
    [storage, registry, toasts, i18n, offline],
  )
  useEffect(() => listenToOpenUrl((url) => open(url)), [])
  return null
}
