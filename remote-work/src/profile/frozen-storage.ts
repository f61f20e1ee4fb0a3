import type { Host } from '@baithak/shared/contract'

type Storage = Host['storage']

const isRecord = (value: unknown): value is Storage['userName'] =>
  typeof value === 'object' && value !== null && 'getState' in value

/** The storage with the current values of its records, which no longer change. */
export function freezeStorage(storage: Storage): Storage {
  const frozen = Object.entries(storage).map(([name, value]) => {
    if (!isRecord(value)) return [name, value]
    const state = value.getState()
    return [name, { ...value, getState: () => state, subscribe: () => () => {} }]
  })
  return Object.fromEntries(frozen)
}
