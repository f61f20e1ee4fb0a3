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
 * The browser's storage, or memory where the browser forbids it: a blocked site throws when
 * `localStorage` is only mentioned, some throw at the first read, and some web views hold null.
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

/** Stored texts by key, as the browser has them. */
export type Entries = Record<string, string>

/** Returns all entries in the order of their keys. */
export function readEntries(backend: StorageBackend): Entries {
  const keys = Array.from({ length: backend.length }, (_, index) => backend.key(index) ?? '')
  return Object.fromEntries(keys.sort().map((key) => [key, backend.getItem(key) ?? '']))
}

/** Removes the entries that are null, which makes room, and stores the others in their order. False if one is refused. */
export function replaceEntries(
  backend: StorageBackend,
  changes: Readonly<Record<string, string | null>>,
): boolean {
  const before = Object.keys(changes).map((key) => [key, backend.getItem(key)] as const)
  function putAll(entries: readonly (readonly [string, string | null])[]) {
    for (const [key, text] of entries) if (text === null) backend.removeItem(key)
    // A full storage may refuse even what it has.
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
    // Missing without a secure connection.
    return false
  }
}
