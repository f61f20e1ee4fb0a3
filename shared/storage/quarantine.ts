import type { StorageBackend } from './storage-backend'

/** `existing`: an earlier copy has the same text; `failed`: the text has no copy. */
type QuarantineResult = 'copied' | 'existing' | 'failed'

function hasCopy(backend: StorageBackend, prefix: string, text: string): boolean {
  for (let index = 0; index < backend.length; index += 1) {
    const key = backend.key(index)
    if (key?.startsWith(prefix) && backend.getItem(key) === text) return true
  }
  return false
}

/** Copies an unreadable text to `quarantine:<key>:<ISO time>`, once for each different text. */
export function quarantine(
  backend: StorageBackend,
  key: string,
  text: string,
  now: Date,
): QuarantineResult {
  const prefix = `quarantine:${key}:`
  try {
    if (hasCopy(backend, prefix, text)) return 'existing'
    let time = now.getTime()
    // Another text may have been copied in the same millisecond.
    while (backend.getItem(prefix + new Date(time).toISOString()) !== null) time += 1
    backend.setItem(prefix + new Date(time).toISOString(), text)
    return 'copied'
  } catch {
    return 'failed'
  }
}
