import type { RecordStore, WriteResult } from './app-storage'

type Refusal = Extract<WriteResult, { ok: false }>
type Transaction<Values> = { ok: true; before: Values; after: Values } | Refusal

/**
 * Changes records together, or none of them. A value that is returned unchanged is not written; the others are written
 * in their order. What moves from one key to another is written at its goal first and removed at its source last: a
 * crash, or another tab, in between doubles it instead of losing it.
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
    const written = record.write(() => next)
    if (written.ok) continue
    for (const undo of changed.slice(0, index).reverse()) undo.record.write(() => undo.old)
    return written
  }
  return { ok: true, before: before as unknown as Values, after: after as Values }
}

/** Runs moves between keys one at a time across tabs, where the browser has locks; elsewhere at once. */
export async function oneAtATime<T>(move: () => T): Promise<T> {
  return navigator.locks ? await navigator.locks.request('baithak-moves', move) : move()
}
