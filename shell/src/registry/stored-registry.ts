import type { AppStorage } from '@baithak/shared/storage'
import type { KnownGood } from './known-good'
import type { Registry } from './registry'
import { createStoredEntries } from './stored-entries'

/** What this device knows of modes without the network: its last valid registry, and the releases that it has shown. */
export function createStoredRegistry(
  storage: AppStorage,
  knownGood: KnownGood,
  shellOrigin = location.origin,
) {
  const { read, write } = createStoredEntries(storage, 'registry', shellOrigin)
  return { read: (): Registry => ({ ...knownGood.read(), ...read() }), write }
}
export type StoredRegistry = ReturnType<typeof createStoredRegistry>
