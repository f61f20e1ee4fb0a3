const storeName = 'copies'

/** Returns the value of a key in IndexedDB. */
export const readStored = (key: string): Promise<unknown> =>
  withStore('readonly', (store) => store.get(key))

/**
 * Replaces a value, and resolves when it is on the disk. (Local storage does not report this.) Writes nothing if `next`
 * returns its argument.
 */
export const updateStored = (key: string, next: (previous: unknown) => unknown): Promise<unknown> =>
  withStore('readwrite', (store) => {
    const request = store.get(key)
    request.onsuccess = () => {
      try {
        const value = next(request.result)
        if (value !== request.result) store.put(value, key)
      } catch {
        store.transaction.abort()
      }
    }
    return request
  })

/** Runs one transaction and resolves to the result of its request. */
async function withStore(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('baithak')
    request.onupgradeneeded = () => request.result.createObjectStore(storeName)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  try {
    const transaction = database.transaction(storeName, mode, { durability: 'strict' })
    const request = run(transaction.objectStore(storeName))
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve
      transaction.onabort = () => reject(transaction.error)
    })
    return request.result
  } finally {
    database.close()
  }
}
