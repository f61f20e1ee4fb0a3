import type { StorageError } from './app-storage'

export type BackendSource = globalThis.Storage | undefined | (() => globalThis.Storage)

/** The part of the browser's Storage that records use. */
export type StorageBackend = Pick<
  globalThis.Storage,
  'getItem' | 'setItem' | 'removeItem' | 'clear' | 'key' | 'length'
>

function memoryBackend(): StorageBackend {
  const texts = new Map<string, string>()
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
    key: (index) => [...texts.keys()][index] ?? null,
    get length() {
      return texts.size
    },
  }
}

/**
 * Returns the browser's storage, or memory if the browser forbids it. Some browsers throw when `localStorage` is
 * mentioned, some at the first read, and some web views have null.
 */
export function openBackend(
  source: BackendSource,
  reportError: (error: StorageError) => void = () => {},
): StorageBackend {
  try {
    const backend = typeof source === 'function' ? source() : source
    if (backend) {
      backend.getItem('')
      return backend
    }
  } catch {
    // Reported below.
  }
  reportError({ kind: 'unavailable' })
  return memoryBackend()
}

/** Stored texts by key. */
type Entries = Record<string, string>

/** Returns all entries in the order of their keys. */
export function readEntries(backend: StorageBackend): Entries {
  const keys = Array.from({ length: backend.length }, (_, index) => backend.key(index) ?? '')
  return Object.fromEntries(keys.sort().map((key) => [key, backend.getItem(key) ?? '']))
}

/**
 * Removes the entries that are null, and then stores the others. Returns false, and changes nothing, if one is refused.
 */
export function replaceEntries(
  backend: StorageBackend,
  changes: Readonly<Record<string, string | null>>,
): boolean {
  const before = Object.keys(changes).map((key) => [key, backend.getItem(key)] as const)
  function putAll(entries: readonly (readonly [string, string | null])[]) {
    for (const [key, text] of entries) if (text === null) backend.removeItem(key)
    // A full storage may refuse even a text that it has already.
    for (const [key, text] of entries)
      if (text !== null && backend.getItem(key) !== text) backend.setItem(key, text)
  }
  try {
    putAll(Object.entries(changes))
    return true
  } catch {
    putAll(before)
    return false
  }
}

/** Asks the browser not to delete what is stored when the device runs out of space. */
export async function requestPersistence(): Promise<boolean> {
  try {
    return await navigator.storage.persist()
  } catch {
    // The API is missing without a secure connection.
    return false
  }
}
