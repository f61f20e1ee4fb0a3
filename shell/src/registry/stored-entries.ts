import { parseRegistry } from '@baithak/contract'
import type { ShellStorage } from '@baithak/storage'
import * as v from 'valibot'
import { type Registry, warnOfRefused } from './registry'

interface StoredEntriesOptions {
  key: string
  shellOrigin: string
  isWithdrawn: (url: string) => boolean
}

/** Registry entries stored on this device. Like those from the network they are untrusted, and parsed. */
export function createStoredEntries(
  storage: ShellStorage,
  { key, shellOrigin, isWithdrawn }: StoredEntriesOptions,
) {
  const record = storage.record<Record<string, unknown>>({
    key,
    schema: v.record(v.string(), v.unknown()),
    fallback: {},
    isSilent: true,
    isOfApp: true,
  })
  const write = (registry: Registry) => {
    if (JSON.stringify(registry) !== JSON.stringify(record.getState()))
      record.write({ ...registry })
  }
  return {
    read(): Registry {
      const { modes, refused } = parseRegistry({ modes: record.getState() }, shellOrigin)
      warnOfRefused(record.key, refused)
      const usable = Object.entries(modes).filter(([, { url }]) => !isWithdrawn(url))
      return Object.fromEntries(usable)
    },
    write,
    /** Removes the entries of all other modes, without parsing the rest. */
    retain(ids: readonly string[]) {
      const entries = Object.entries(record.getState())
      const retained = entries.filter(([id]) => ids.includes(id))
      if (retained.length < entries.length) record.write(Object.fromEntries(retained))
    },
  }
}
