import { lastBackupRecord, readBackup } from '@baithak/domain'
import { differenceInCalendarDays, instantOf } from '@baithak/domain/indian-time'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { Button } from '@baithak/ui'
import { formatDate } from '@baithak/ui/format'
import { Files } from 'lucide-react'
import { useRef, useState } from 'react'
import { useSaveBackup } from '../model/use-save-backup'
import { planRestore, type RestoreSource } from './plan-restore'
import { RestorePoints, RestoreSheet } from './restore-sheet'
import { keepFocusInRow, SettingsRow } from './settings-row'

/** What a restored copy has replaced; null was absent. */
type Replaced = Record<'before' | 'after', Record<string, string | null>>

interface Message {
  text: string
  isError?: boolean
  replaced?: Replaced
}

/** A copy of the member's data: saves it as a file, and restores one, or a day that the device has kept. */
export function BackupRow() {
  const { t, i18n } = useTranslation()
  const { storage } = useHost()
  const { readEntries, writeEntries } = storage
  const saveBackup = useSaveBackup()
  const savedAt = useRecord(storage.record(lastBackupRecord))
  const days = savedAt ? differenceInCalendarDays(new Date(), instantOf(savedAt)) : 0
  const date = formatDate(savedAt, i18n.language)
  const [message, setMessage] = useState<Message>()
  /** The copy that the sheet asks about. */
  const [source, setSource] = useState<RestoreSource>()
  const input = useRef<HTMLInputElement>(null)

  async function save() {
    setMessage(undefined)
    const text = await saveBackup()
    if (text) setMessage({ text })
  }
  async function choose(file: File) {
    const read = await readBackup(file)
    if (typeof read === 'string') setMessage({ text: t(`backup.errors.${read}`), isError: true })
    else ask(read)
  }
  function ask(copy: RestoreSource) {
    setMessage(undefined)
    setSource(copy)
  }
  function restore(copy: RestoreSource) {
    setSource(undefined)
    const here = readEntries()
    // Planned again: another tab may have changed something meanwhile.
    const { changes: after } = planRestore(here, copy)
    const before = Object.fromEntries(Object.keys(after).map((key) => [key, here[key] ?? null]))
    if (!writeEntries(after).ok)
      return setMessage({ text: t('backup.errors.refused'), isError: true })
    const date = formatDate(copy.savedAt, i18n.language)
    const text = date ? t('backup.copy.restored', { date }) : t('backup.copy.restoredUndated')
    setMessage({ text, replaced: { before, after } })
  }
  /** What was changed after the copy was restored stays. */
  function undo({ before, after }: Replaced) {
    const here = readEntries()
    const unchanged = Object.entries(before).filter(([key]) => (here[key] ?? null) === after[key])
    if (writeEntries(Object.fromEntries(unchanged)).ok)
      setMessage({ text: t('backup.copy.undone') })
  }

  const { text, isError, replaced } = message ?? {}
  return (
    <SettingsRow icon={Files} title={t('backup.copy.title')} text={t('backup.copy.text')}>
      <p className="text-meta font-label">
        {days > 0
          ? t('backup.copy.daysAgo', { count: days, date })
          : t(savedAt ? 'backup.copy.today' : 'backup.copy.never')}
      </p>
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
        {text && <span className={isError ? 'text-bad' : ''}>{text}</span>}
      </p>
      {replaced && (
        <Button
          ref={keepFocusInRow}
          size="md"
          variant="secondary"
          className="self-start"
          onClick={() => undo(replaced)}
        >
          {t('backup.copy.undo')}
        </Button>
      )}
      <RestorePoints onChoose={ask} />
      <RestoreSheet source={source} onClose={() => setSource(undefined)} onConfirm={restore} />
    </SettingsRow>
  )
}
