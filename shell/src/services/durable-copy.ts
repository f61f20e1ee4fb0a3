import { createDurableCopy, indexedCopy, openBackend } from '@baithak/storage'

/** The copy of the local storage in IndexedDB; undefined where the browser forbids local storage. */
export function openDurableCopy(file = indexedCopy) {
  try {
    const copy = createDurableCopy({
      backend: window.localStorage,
      session: openBackend(() => window.sessionStorage),
      file,
    })
    // Drafts, which are not copied at each keystroke.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') copy.save()
    })
    return copy
  } catch {
    return undefined
  }
}
