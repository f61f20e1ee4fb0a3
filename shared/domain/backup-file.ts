import { v } from '@baithak/storage/schema'
import { isoDate } from './indian-time'

/** Raise it when an older app could not restore the file. */
const backupVersion = 1

/** All of the member's entries in a file. */
export interface Backup {
  app: 'baithak'
  version: number
  savedAt: string
  /** The stored entries by key. Each is validated alone. */
  texts: Readonly<Record<string, unknown>>
}

export function createBackup(texts: Backup['texts'], now: Date): File {
  const savedAt = now.toISOString()
  const backup: Backup = { app: 'baithak', version: backupVersion, savedAt, texts }
  const name = `baithak-${isoDate(now)}.json`
  return new File([JSON.stringify(backup, null, 2)], name, { type: 'application/json' })
}

/** Twice the size of a full local storage with every character escaped. */
const maxBytes = 25_000_000

const headSchema = v.object({ app: v.literal('baithak'), version: v.number() })

export type Rejection = 'too-large' | 'not-readable' | 'foreign' | 'incomplete' | 'later-version'

/** Reads a file. Returns the backup in it, or why the file is not one. */
export async function readBackup(file: Blob): Promise<Backup | Rejection> {
  if (file.size > maxBytes) return 'too-large'
  const text = await file.text().catch(() => undefined)
  if (text === undefined) return 'not-readable'
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return /^\s*\{\s*"app":\s*"baithak"/.test(text) ? 'incomplete' : 'foreign'
  }
  if (!v.is(headSchema, value)) return 'foreign'
  if (value.version > backupVersion) return 'later-version'
  const { savedAt, texts } = value as Partial<Backup>
  if (typeof savedAt !== 'string' || typeof texts !== 'object' || !texts || Array.isArray(texts))
    return 'incomplete'
  return { ...value, savedAt, texts }
}
