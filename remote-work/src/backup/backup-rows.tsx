import { lastCopyRecord, type Rejection, readBackup, readRestorePoints } from '@baithak/domain'
import { differenceInCalendarDays, instantOf } from '@baithak/domain/indian-time'
import { useHost, useTranslation } from '@baithak/platform'
import { requestPersistence, useRecord } from '@baithak/storage'
import { Badge, Button } from '@baithak/ui'
import { formatDate, formatTime } from '@baithak/ui/format'
import { Files, ShieldCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { saveCopy } from '../model/save-copy'
import { keepFocusInRow, SettingsGroup, SettingsRow } from '../model/settings-row'
import { planRestore, type RestorePlan, type RestoreSource } from './plan-restore'
import { RestoreSheet } from './restore-sheet'

/** What a restored copy has replaced; null was absent. */
type Replaced = {
  before: Record<string, string | null>
  after: Record<string, string | null>
}

type Message =
  | { error: Rejection | 'refused' }
  | { text: string }
  | { text: string; replaced: Replaced }

/** The member's data on this device: whether the browser keeps it, and a copy of it. */
export function BackupRows() {
  const { t } = useTranslation('work')
  return (
    <SettingsGroup heading={t('backup.title')}>
      <PersistenceRow />
      <CopyRow />
    </SettingsGroup>
  )
}

function PersistenceRow() {
  const { t } = useTranslation('work')
  /** Undefined while unknown, or where the browser cannot be asked. */
  const [state, setState] = useState<'persisted' | 'not-asked' | 'refused'>()
  useEffect(() => {
    let isMounted = true
    navigator.storage?.persisted?.().then(
      (isPersisted) => isMounted && setState(isPersisted ? 'persisted' : 'not-asked'),
      // Some browsers refuse in private windows.
      () => {},
    )
    return () => {
      isMounted = false
    }
  }, [])
  if (!state) return null
  const request = async () => setState((await requestPersistence()) ? 'persisted' : 'refused')
  return (
    <SettingsRow
      icon={ShieldCheck}
      title={t('backup.kept.title')}
      text={t(`backup.kept.${state}`)}
      trailing={
        state === 'persisted' ? (
          <Badge tone="ok">{t('backup.kept.badge')}</Badge>
        ) : (
          <Button ref={keepFocusInRow} size="md" variant="secondary" onClick={() => void request()}>
            {t('backup.kept.action')}
          </Button>
        )
      }
    />
  )
}

function CopyRow() {
  const { t, i18n } = useTranslation('work')

  const { storage } = useHost()
  const { readTexts, writeTexts } = storage
  const [message, setMessage] = useState<Message>()
  const [chosen, setChosen] = useState<{ backup: RestoreSource; plan: RestorePlan }>()
  const [isOpen, setOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  async function save() {
    setMessage(undefined)
    const { outcome, name } = await saveCopy(storage)
    if (outcome !== 'dismissed') setMessage({ text: t(`backup.copy.${outcome}`, { name }) })
  }
  async function choose(file: File | undefined) {
    if (!file) return
    setMessage(undefined)
    const read = await readBackup(file)
    if (typeof read === 'string') return setMessage({ error: read })
    preview(read)
  }
  function preview(backup: RestoreSource) {
    setMessage(undefined)
    setChosen({ backup, plan: planRestore(readTexts(), backup) })
    setOpen(true)
  }
  function restore(after: Record<string, string | null>) {
    const here = readTexts()
    const before = Object.fromEntries(Object.keys(after).map((key) => [key, here[key] ?? null]))
    setOpen(false)
    if (!writeTexts(after).ok) return setMessage({ error: 'refused' })
    const date = formatDate(chosen?.backup.savedAt ?? '', i18n.language)
    const text = date ? t('backup.copy.restored', { date }) : t('backup.copy.restoredUndated')
    setMessage({ text, replaced: { before, after } })
  }
  /** What was changed after the copy was restored stays. */
  function undo({ before, after }: Replaced) {
    const here = readTexts()
    const unchanged = Object.entries(before).filter(([key]) => (here[key] ?? null) === after[key])
    if (writeTexts(Object.fromEntries(unchanged)).ok) setMessage({ text: t('backup.copy.undone') })
  }

  return (
    <SettingsRow icon={Files} title={t('backup.copy.title')} text={t('backup.copy.text')}>
      <LastCopy />
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
            void choose(file)
          }}
        />
      </div>
      <p id="restore-message" role="status" className="text-meta empty:hidden">
        {message &&
          ('error' in message ? (
            <span className="text-bad">{t(`backup.errors.${message.error}`)}</span>
          ) : (
            <span className="wrap-anywhere">{message.text}</span>
          ))}
      </p>
      {message && 'replaced' in message && (
        <Button
          ref={keepFocusInRow}
          size="md"
          variant="secondary"
          className="self-start"
          onClick={() => undo(message.replaced)}
        >
          {t('backup.copy.undo')}
        </Button>
      )}
      <RestorePoints onChoose={preview} />
      {chosen && (
        <RestoreSheet
          {...chosen}
          open={isOpen}
          onClose={() => setOpen(false)}
          onConfirm={restore}
        />
      )}
    </SettingsRow>
  )
}

function LastCopy() {
  const { t, i18n } = useTranslation('work')
  const lastCopy = useRecord(useHost().storage.record(lastCopyRecord))
  const count = lastCopy ? differenceInCalendarDays(new Date(), instantOf(lastCopy)) : 0
  const date = formatDate(lastCopy, i18n.language)
  return (
    <p className="text-meta font-label">
      {count > 0
        ? t('backup.copy.daysAgo', { count, date })
        : t(lastCopy ? 'backup.copy.today' : 'backup.copy.never')}
    </p>
  )
}

/** What was here when a day began, once the device has kept it. */
function RestorePoints({ onChoose }: { onChoose(point: RestoreSource): void }) {
  const { t, i18n } = useTranslation('work')
  const [points, setPoints] = useState<readonly RestoreSource[]>([])
  useEffect(() => {
    let isMounted = true
    void readRestorePoints(new Date()).then((found) => isMounted && setPoints(found))
    return () => {
      isMounted = false
    }
  }, [])
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
