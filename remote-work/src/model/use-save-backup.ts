import { createBackup, lastBackupRecord } from '@baithak/domain'
import { useHost, useTranslation } from '@baithak/platform'
import { offerFile } from '@baithak/ui/sharing'

/** Offers all of the member's data as a file, and remembers when. Returns what to tell the member. */
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
