import { agendaOf } from '@baithak/contract'
import { isoDate } from '@baithak/domain/indian-time'
import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { todayLines } from '../../mode-chooser/news/news-line'
import { useShell } from '../../services/shell-services'

/** The day in India on which the toast was shown last, such as '2026-12-12'. */
const shownRecord: RecordDefinition<string> & { isOfApp: true } = {
  key: 'draft:due-today',
  schema: v.string(),
  fallback: '',
  isText: true,
  isSilent: true,
  isOfApp: true,
}

/** Says once a day, when the app starts, what the member has today. Its button opens the first item. */
export function TodayToast() {
  const shell = useShell()
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once.
  useEffect(() => {
    const { storage, toasts, registry } = shell
    const now = new Date()
    const shown = storage.record(shownRecord)
    if (toasts.store.getState() || shown.getState() === isoDate(now)) return
    const items = Object.keys(registry.store.getState()).flatMap((mode) =>
      storage.record(agendaOf(mode)).getState(),
    )
    const [first, ...others] = todayLines(items, now, i18n.language)
    if (!first || !shown.write(isoDate(now)).ok) return
    toasts.show({
      title: first.text,
      description: others.map(({ text }) => text).join('; '),
      neutral: true,
      action: { label: t('toast.open'), onPress: () => void navigate(first.link) },
    })
  }, [])
  return null
}
