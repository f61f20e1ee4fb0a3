import { createBackup, lastBackupRecord } from '@baithak/domain'
import type { AppStorage } from '@baithak/storage'
import { offerFile } from '@baithak/ui/sharing'

/** Offers all of the member's data as a file, and remembers when: it says how old the last copy is. */
export async function saveBackup(storage: AppStorage, now = new Date()) {
  const { [lastBackupRecord.key]: _, ...texts } = storage.readEntries()
  const file = createBackup(texts, now)
  const outcome = await offerFile(file)
  if (outcome !== 'dismissed') storage.record(lastBackupRecord).write(now.toISOString())
  return { outcome, name: file.name }
}
