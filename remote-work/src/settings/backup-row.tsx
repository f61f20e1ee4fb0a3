import { lastBackupRecord, readBackup, readDays } from '@baithak/domain'
import { differenceInCalendarDays, instantOf } from '@baithak/domain/indian-time'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { Button, Sheet, useKitTexts } from '@baithak/ui'
import { formatDate, formatTime } from '@baithak/ui/format'
import { Files } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { memberOf, type RestoreSource, restoreChanges, useSaveBackup } from '../model/backup'
import { SettingsRow } from './settings-rows'

/** Saves the member's data as a file, and restores a file or a day that the device has kept. */
export function BackupRow() {
  const { t, i18n } = useTranslation()
  const { storage, toast } = useHost()
  const saveBackup = useSaveBackup()
  const { undo } = useKitTexts()
  const [message, setMessage] = useState<{ text: string; isError?: boolean }>()
  /** The backup that the sheet asks about. */
  const [source, setSource] = useState<RestoreSource>()
  const input = useRef<HTMLInputElement>(null)

  async function save() {
    setMessage(undefined)
    const text = await saveBackup()
    if (text) setMessage({ text })
  }
  async function choose(file: File) {
    const read = await readBackup(file)
    const isRefused = typeof read === 'string'
    setMessage(isRefused ? { text: t(`backup.errors.${read}`), isError: true } : undefined)
    setSource(isRefused ? undefined : read)
  }
  function restore(backup: RestoreSource) {
    setSource(undefined)
    const here = storage.readEntries()
    const changes = restoreChanges(here, backup)
    const before = Object.fromEntries(Object.keys(changes).map((key) => [key, here[key] ?? null]))
    if (!storage.writeEntries(changes).ok)
      return setMessage({ text: t('backup.errors.refused'), isError: true })
    const date = formatDate(backup.savedAt, i18n.language)
    toast({
      title: date ? t('backup.copy.restored', { date }) : t('backup.copy.restoredUndated'),
      action: { label: undo, onPress: () => storage.writeEntries(before) },
    })
  }

  return (
    <SettingsRow icon={Files} title={t('backup.copy.title')} text={t('backup.copy.text')}>
      <LastBackup />
      <div className="flex flex-wrap gap-2">
        <Button size="md" variant="secondary" onClick={() => void save()}>
          {t('backup.copy.save')}
        </Button>
        <Button
          size="md"
          variant="secondary"
          aria-describedby="restore-message"
          onClick={() => input.current?.click()}
        >
          {t('backup.copy.restore')}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".json,.txt,application/json,text/plain"
          hidden
          aria-label={t('backup.copy.restore')}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            // Otherwise choosing the same file again would fire no change event.
            currentTarget.value = ''
            if (file) void choose(file)
          }}
        />
      </div>
      <p id="restore-message" role="status" className="text-meta wrap-anywhere empty:hidden">
        {message && <span className={message.isError ? 'text-bad' : ''}>{message.text}</span>}
      </p>
      <RestorePoints onChoose={setSource} />
      <RestoreSheet source={source} onClose={() => setSource(undefined)} onConfirm={restore} />
    </SettingsRow>
  )
}

/** Says when the last backup was saved. */
function LastBackup() {
  const { t, i18n } = useTranslation()
  const savedAt = useRecord(useHost().storage.record(lastBackupRecord))
  const count = savedAt ? differenceInCalendarDays(new Date(), instantOf(savedAt)) : 0
  const date = formatDate(savedAt, i18n.language)
  const today = savedAt ? 'backup.copy.today' : 'backup.copy.never'
  return (
    <p className="text-meta font-label">
      {count > 0 ? t('backup.copy.daysAgo', { count, date }) : t(today)}
    </p>
  )
}

interface RestoreSheetProps {
  /** Undefined closes the sheet. */
  source: RestoreSource | undefined
  onClose(): void
  onConfirm(source: RestoreSource): void
}

/** Says whose backup it is and asks whether to restore it. */
function RestoreSheet({ source, onClose, onConfirm }: RestoreSheetProps) {
  const { t, i18n } = useTranslation()
  const name = source && memberOf(source)
  const date = formatDate(source?.savedAt, i18n.language)
  return (
    <Sheet
      open={source !== undefined}
      onClose={onClose}
      title={t('backup.preview.title')}
      description={[
        name && t('backup.preview.of', { name }),
        date && t('backup.preview.savedAt', { date }),
        t('backup.preview.replaces'),
      ]
        .filter(Boolean)
        .join(' ')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('backup.preview.cancel')}
          </Button>
          <Button onClick={() => source && onConfirm(source)}>{t('backup.preview.confirm')}</Button>
        </>
      }
    />
  )
}

/** The days that the device has kept. */
function RestorePoints({ onChoose }: { onChoose(point: RestoreSource): void }) {
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
