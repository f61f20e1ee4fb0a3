import { parseRegistry } from '@baithak/contract'
import type { RecordDefinition, ShellStorage } from '@baithak/storage'
import * as v from 'valibot'
import type { KnownGood } from '../services/shell-services'

export const knownGoodRecord: RecordDefinition<Record<string, { url: string; manifest: unknown }>> =
  {
    key: 'draft:known-good-modes',
    schema: v.record(v.string(), v.object({ url: v.string(), manifest: v.unknown() })),
    fallback: {},
    isSilent: true,
    isOfApp: true,
  }

export function createKnownGood(storage: ShellStorage): KnownGood {
  const record = storage.record(knownGoodRecord)
  return {
    get: (id) => parseRegistry({ modes: record.getState() }, location.origin).modes[id],
    remember({ url, manifest, channel }) {
      const known = record.getState()
      if (channel !== 'preview' && known[manifest.id]?.url !== url)
        record.write({ ...known, [manifest.id]: { url, manifest } })
    },
    retain(mayRun) {
      const entries = Object.entries(record.getState())
      const retained = entries.filter(([id, { url }]) => mayRun(id, url))
      if (retained.length < entries.length) record.write(Object.fromEntries(retained))
    },
  }
}
