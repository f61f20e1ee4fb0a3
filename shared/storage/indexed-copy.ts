import type { CopyFile } from './durable-copy'

const databaseName = 'baithak'
const storeName = 'copies'
const key = 'local-storage'

/** The copy in IndexedDB, which alone tells when something is on the disk. Each call opens the database anew. */
export const indexedCopy: CopyFile = {
  read: () =>
    transact('readonly', (store) => {
      const request = store.get(key)
      return () => request.result
    }),
  update: (next) =>
    transact('readwrite', (store) => {
      const request = store.get(key)
      request.onsuccess = () => {
        try {
          store.put(next(request.result), key)
        } catch {
          store.transaction.abort()
        }
      }
      return () => undefined
    }),
}

async function transact(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => () => unknown,
): Promise<unknown> {
  const database = await openDatabase()
  try {
    const transaction = database.transaction(storeName, mode, { durability: 'strict' })
    const result = run(transaction.objectStore(storeName))
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve
      transaction.onabort = () => reject(transaction.error)
    })
    return result()
  } finally {
    database.close()
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName)
    request.onupgradeneeded = () => request.result.createObjectStore(storeName)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
