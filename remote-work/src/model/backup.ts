import {
  type Backup,
  checkInsRecord,
  createBackup,
  lastBackupRecord,
  userNameRecord,
} from '@baithak/domain'
import { useHost, useTranslation } from '@baithak/platform'
import { codecOf } from '@baithak/storage'
import { offerFile } from '@baithak/ui/sharing'

/** Returns a function that offers the member's data as a file and remembers when. It resolves to the sentence for the member. */
export function useSaveBackup() {
  const { t } = useTranslation()
  const { storage } = useHost()
  return async (now = new Date()) => {
    const { [lastBackupRecord.key]: _, ...entries } = storage.readEntries()
    const file = createBackup(entries, now)
    const outcome = await offerFile(file)
    if (outcome === 'dismissed') return undefined
    storage.record(lastBackupRecord).write(now.toISOString())
    return t(`backup.copy.${outcome}`, { name: file.name })
  }
}

type Entries = Readonly<Record<string, string>>

/** A backup from a file, or a day that the device has kept. */
export type RestoreSource = Pick<Backup, 'savedAt' | 'texts'>

/** A backup without these keys leaves them: they belong to the device, or are made from the rest. */
const deviceKeys = /^(quarantine|agenda):|^(i18nextLng|theme|lastCopy|draft:visits)$/

/** Returns the name of a backup's member; '' for a guest. */
export function memberOf({ texts }: RestoreSource): string {
  const { [userNameRecord.key]: name } = texts
  return typeof name === 'string' ? name : ''
}

/**
 * Returns the entries to store for a restored backup; null removes one. The backup replaces what is here, except
 * check-ins. The entries are not validated, because each record validates what it reads.
 */
export function restoreChanges(here: Entries, { texts }: Pick<Backup, 'texts'>) {
  const changes: Record<string, string | null> = {}
  for (const key of new Set([...Object.keys(texts), ...Object.keys(here)])) {
    const saved = Object.hasOwn(texts, key) ? texts[key] : null
    const isKept = saved === null && deviceKeys.test(key)
    if (isKept || key === lastBackupRecord.key) continue
    if (saved !== null && typeof saved !== 'string') continue
    const text = key === checkInsRecord.key ? withCheckIns(here[key], saved) : saved
    if (text !== (here[key] ?? null)) changes[key] = text
  }
  return changes
}

/** Returns the saved check-ins with those that were made since. */
function withCheckIns(here: string | undefined, saved: string | null): string | null {
  const { decode, encode } = codecOf(checkInsRecord)
  const [ours, theirs] = [decode(here ?? '[]'), decode(saved ?? '[]')]
  if (ours.state !== 'present' || theirs.state !== 'present') return saved
  const ids = new Set(ours.value.map(({ id }) => id))
  return encode([...ours.value, ...theirs.value.filter(({ id }) => !ids.has(id))]) ?? saved
}
