import { readDays } from '@baithak/domain'
import { useHost, useTranslation } from '@baithak/platform'
import { Button, Sheet } from '@baithak/ui'
import { formatDate, formatTime } from '@baithak/ui/format'
import { useEffect, useState } from 'react'
import { planRestore, type RestoreSource } from './plan-restore'

interface RestoreSheetProps {
  /** Undefined closes the sheet. */
  source: RestoreSource | undefined
  onClose(): void
  onConfirm(source: RestoreSource): void
}

/** Whose copy it is and what it replaces on this device, before it does. */
export function RestoreSheet({ source, onClose, onConfirm }: RestoreSheetProps) {
  const { t, i18n } = useTranslation()
  const { storage } = useHost()
  const { name, changed } = source
    ? planRestore(storage.readEntries(), source)
    : { name: '', changed: [] }
  const isEmpty = changed.length === 0
  const date = formatDate(source?.savedAt, i18n.language)
  const groups = changed.map((group) => t(`backup.groups.${group}`)).join(', ')
  const description = [
    name && t('backup.preview.of', { name }),
    date && t('backup.preview.savedAt', { date }),
  ]
  return (
    <Sheet
      open={source !== undefined}
      onClose={onClose}
      title={t('backup.preview.title')}
      description={description.filter(Boolean).join(' ')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(isEmpty ? 'backup.preview.close' : 'backup.preview.cancel')}
          </Button>
          {source && !isEmpty && (
            <Button onClick={() => onConfirm(source)}>{t('backup.preview.confirm')}</Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-3 pb-2">
        <p>{isEmpty ? t('backup.preview.nothing') : t('backup.preview.replaces', { groups })}</p>
        {!isEmpty && <p className="text-body-2 text-ink-2">{t('backup.preview.undo')}</p>}
      </div>
    </Sheet>
  )
}

/** What was here when a day began, once the device has kept it. */
export function RestorePoints({ onChoose }: { onChoose(point: RestoreSource): void }) {
  const { t, i18n } = useTranslation()
  const [points, setPoints] = useState<readonly RestoreSource[]>([])
  useEffect(() => void readDays(new Date()).then(setPoints), [])
  if (points.length === 0) return null
  return (
    <>
      <p className="pt-2 text-meta text-ink-2">{t('backup.points.text')}</p>
      <div className="flex flex-wrap gap-2">
        {points.map((point) => (
          <Button key={point.savedAt} size="md" variant="secondary" onClick={() => onChoose(point)}>
            {t('backup.points.action', {
              date: formatDate(point.savedAt, i18n.language),
              time: formatTime(point.savedAt),
            })}
          </Button>
        ))}
      </div>
    </>
  )
}
