import type { RecordStore, WriteResult } from './app-storage'

type Refusal = Extract<WriteResult, { ok: false }>
type Transaction<Values> = { ok: true; before: Values; after: Values } | Refusal

/**
 * Changes records together, or none of them. `change` has to be pure and idempotent: another tab may overwrite the
 * result without having seen it, so it is applied again when one writes within the next seconds, though a few times at
 * most. A value that is returned unchanged is not written; the others are written in their order.
 */
export function transact<Values extends readonly unknown[] | []>(
  records: { [Index in keyof Values]: RecordStore<Values[Index]> },
  change: (current: Values) => Values,
): Transaction<Values> {
  const stores = records as readonly RecordStore<unknown>[]

  function attempt(): Transaction<Values> {
    const before = stores.map((record) => record.refresh())
    const after = change(before as unknown as Values) as readonly unknown[]
    const changed = stores.flatMap((record, index) =>
      after[index] === before[index] ? [] : [{ record, old: before[index], next: after[index] }],
    )
    for (const [index, { record, next }] of changed.entries()) {
      const written = record.write(() => next, attempt)
      if (written.ok) continue
      for (const undo of changed.slice(0, index).reverse()) undo.record.write(() => undo.old)
      return written
    }
    return { ok: true, before: before as unknown as Values, after: after as Values }
  }
  return attempt()
}
