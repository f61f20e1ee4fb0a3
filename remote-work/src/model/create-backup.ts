import { isoDate } from '@baithak/shared/format'

/** Rises when an older app could not restore the file. */
export const backupVersion = 1

/** A copy of all of the member's texts, which is saved as a file. */
export interface Backup {
  app: 'baithak'
  version: number
  savedAt: string
  /** By key, as they are stored. Each is validated alone. */
  texts: Readonly<Record<string, unknown>>
}

export function createBackup(texts: Backup['texts'], now: Date): File {
  const backup: Backup = {
    app: 'baithak',
    version: backupVersion,
    savedAt: now.toISOString(),
    texts,
  }
  const name = `baithak-${isoDate(now)}.json`
  return new File([JSON.stringify(backup, null, 2)], name, { type: 'application/json' })
}
