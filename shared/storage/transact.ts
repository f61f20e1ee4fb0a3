import type { RecordStore } from './app-storage'

type Transaction<Values> =
  | { ok: true; changed: boolean; before: Values; after: Values }
  | { ok: false; changed: false }

/**
 * Changes all records or none of them. Writes the changed values in the order of the records. To move an item to
 * another key, name the target first: if the browser crashes in between, the item exists twice and is not lost.
 *
 * @example
 * const bought = transact([history, pass], ([passes, current]) => [[current, ...passes], next])
 * if (!bought.changed) return
 */
export function transact<Values extends readonly unknown[] | []>(
  records: { [Index in keyof Values]: RecordStore<Values[Index]> },
  change: (current: Values) => Values,
): Transaction<Values> {
  const stores = records as readonly RecordStore<unknown>[]
  const before = stores.map((record) => record.refresh())
  const after = change(before as unknown as Values) as readonly unknown[]
  const changed = stores.flatMap((record, index) =>
    after[index] === before[index] ? [] : [{ record, old: before[index], next: after[index] }],
  )
  for (const [index, { record, next }] of changed.entries()) {
    if (record.write(() => next).ok) continue
    for (const undo of changed.slice(0, index).reverse()) undo.record.write(() => undo.old)
    return { ok: false, changed: false }
  }
  return {
    ok: true,
    changed: changed.length > 0,
    before: before as unknown as Values,
    after: after as Values,
  }
}

/** The longest wait for the browser's lock, because some browsers never answer. */
const lockMs = 1000

/** Runs moves between keys one at a time across tabs. If the browser's lock is refused or late, runs without it. */
export function oneAtATime<T>(move: () => T): Promise<T> {
  return new Promise((resolve, reject) => {
    let hasRun = false
    function run() {
      if (hasRun) return
      hasRun = true
      clearTimeout(timer)
      try {
        resolve(move())
      } catch (error) {
        reject(error)
      }
    }
    const timer = setTimeout(run, lockMs)
    // `locks` is missing without a secure connection.
    Promise.resolve()
      .then(() => navigator.locks.request('baithak-moves', run))
      .catch(run)
  })
}
