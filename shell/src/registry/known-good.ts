import type { AppStorage } from '@baithak/shared/storage'
import type { RegistryEntry } from './registry'
import { createStoredEntries } from './stored-entries'

/** The entry of each mode that last rendered on this device: the fallback when its newest release fails. */
export function createKnownGood(storage: AppStorage, shellOrigin = location.origin) {
  const { read, write } = createStoredEntries(storage, 'known-good-modes', shellOrigin)
  return {
    read,
    remember(entry: RegistryEntry) {
      const entries = read()
      const { id } = entry.manifest
      if (entries[id]?.url !== entry.url) write({ ...entries, [id]: entry })
    },
  }
}
export type KnownGood = ReturnType<typeof createKnownGood>
