import type { ShellStorage } from '@baithak/storage'
import * as v from 'valibot'

/** A random number from 0 to 99, chosen once per device: it gets the canaries whose percentage is larger. */
export function createCanaryNumber(storage: ShellStorage): () => number {
  const record = storage.record<number | null>({
    key: 'draft:canary-number',
    schema: v.nullable(v.number()),
    fallback: null,
    isSilent: true,
    isOfApp: true,
  })
  return () => {
    const number = record.getState() ?? Math.floor(Math.random() * 100)
    if (record.getState() === null) record.write(number)
    return number
  }
}
