import type { AppStorage } from '@baithak/shared/storage'
import * as v from 'valibot'
import { parseRegistry, type Registry, type RegistryEntry } from './registry'

/** The entry of each mode that last stood on screen on this device, for the day its newest does not. */
export function createKnownGood(storage: AppStorage, shellOrigin = location.origin) {
  const record = storage.draft<Record<string, unknown>>({
    name: 'known-good-modes',
    schema: v.record(v.string(), v.unknown()),
    fallback: {},
    isQuiet: true,
  })
  const read = (): Registry => parseRegistry({ modes: record.getState() }, shellOrigin).registry
  return {
    read,
    remember(entry: RegistryEntry) {
      const { id } = entry.manifest
      if (read()[id]?.url !== entry.url) record.write((known) => ({ ...known, [id]: entry }))
    },
  }
}
export type KnownGood = ReturnType<typeof createKnownGood>
