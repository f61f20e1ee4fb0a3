import type { AppStorage } from '@baithak/shared/storage'
import type { KnownGood } from './known-good'
import type { Registry } from './registry'
import { createStoredEntries } from './stored-entries'

/** The registry for offline use: the last valid one, completed with the known-good releases. */
export function createStoredRegistry(
  storage: AppStorage,
  knownGood: KnownGood,
  shellOrigin = location.origin,
) {
  const { read, write } = createStoredEntries(storage, 'registry', shellOrigin)
  return { read: (): Registry => ({ ...knownGood.read(), ...read() }), write }
}
export type StoredRegistry = ReturnType<typeof createStoredRegistry>
