import type { AppStorage } from '@baithak/shared/storage'
import type { RegistryEntry } from './registry'
import { createStoredEntries } from './stored-entries'

/** The entry of each mode that last stood on screen on this device, for the day its newest does not. */
export function createKnownGood(storage: AppStorage, shellOrigin = location.origin) {
  const { read, write } = createStoredEntries(storage, 'known-good-modes', shellOrigin)
  return {
    read,
    remember(entry: RegistryEntry) {
      const known = read()
      const { id } = entry.manifest
      if (known[id]?.url !== entry.url) write({ ...known, [id]: entry })
    },
  }
}
export type KnownGood = ReturnType<typeof createKnownGood>
