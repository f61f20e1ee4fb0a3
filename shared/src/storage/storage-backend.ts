import type { StorageError } from './storage-error'

export type BackendSource = globalThis.Storage | undefined | (() => globalThis.Storage)

/** The part of the browser's Storage that records need. */
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
      backend.getItem('userPass')
      return backend
    }
  } catch {
    // Reported below.
  }
  reportError({ kind: 'unavailable' })
  return memoryBackend()
}
