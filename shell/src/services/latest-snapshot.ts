import { createLatestSnapshot, openBackend, requestPersistence } from '@baithak/storage'

/** The snapshots of the local storage; undefined where the browser forbids it. */
export function openLatestSnapshot() {
  try {
    const backend = window.localStorage
    const session = openBackend(() => window.sessionStorage)
    const snapshots = createLatestSnapshot({ backend, session })
    /** Once in each page: a browser may ask the visitor. */
    let isPersistenceRequested = false
    return {
      restored: snapshots.restore(),
      save() {
        void snapshots.save()
        if (isPersistenceRequested) return
        isPersistenceRequested = true
        void requestPersistence()
      },
    }
  } catch {
    return undefined
  }
}
