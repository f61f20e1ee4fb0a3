import type { AppStorage } from '@baithak/shared/storage'
import * as v from 'valibot'
import { parseRegistry, type Registry, warnOfRefused } from './registry'

/** Registry entries stored on this device. Like those from the network they are untrusted, and parsed. */
export function createStoredEntries(storage: AppStorage, name: string, shellOrigin: string) {
  const record = storage.item<Record<string, unknown>>({
    name,
    schema: v.record(v.string(), v.unknown()),
    fallback: {},
    isSilent: true,
  })
  return {
    read(): Registry {
      const { registry, refused } = parseRegistry({ modes: record.getState() }, shellOrigin)
      warnOfRefused(record.key, refused)
      return registry
    },
    write(registry: Registry) {
      if (JSON.stringify(registry) !== JSON.stringify(record.getState()))
        record.write({ ...registry })
    },
  }
}
