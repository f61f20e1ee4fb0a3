import type { StorageTrouble } from './trouble'

export type Area = globalThis.Storage | undefined | (() => globalThis.Storage)

/** The part of the browser's Storage that records need. */
export type Disk = Pick<
  globalThis.Storage,
  'getItem' | 'setItem' | 'removeItem' | 'clear' | 'key' | 'length'
>

function memoryDisk(): Disk {
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
export function openDisk(area: Area, tell: (trouble: StorageTrouble) => void): Disk {
  try {
    const disk = typeof area === 'function' ? area() : area
    if (disk) {
      disk.getItem('userPass')
      return disk
    }
  } catch {
    // Told below: there is nothing else to be done about it.
  }
  tell({ kind: 'unavailable' })
  return memoryDisk()
}
