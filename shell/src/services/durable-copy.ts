import { createDurableCopy, indexedCopy, openBackend } from '@baithak/shared/storage'

/** The copy of the local storage in IndexedDB; undefined where the browser forbids local storage. */
export function openDurableCopy() {
  try {
    return createDurableCopy({
      backend: window.localStorage,
      session: openBackend(() => window.sessionStorage),
      file: indexedCopy,
    })
  } catch {
    return undefined
  }
}
