import { parseRegistry } from '@baithak/contract'
import type { ShellStorage } from '@baithak/storage'
import * as v from 'valibot'
import type { RegistryEntry } from './registry'

/** The last release of each mode that has rendered on this device: the fallback when the registry's does not. */
export function createKnownGood(storage: ShellStorage, shellOrigin = location.origin) {
  const record = storage.record<Record<string, { url: string }>>({
    key: 'draft:known-good-modes',
    schema: v.record(v.string(), v.looseObject({ url: v.string() })),
    fallback: {},
    isSilent: true,
    isOfApp: true,
  })
  return {
    /** What is stored is untrusted, as what comes from the network. */
    of: (id: string): RegistryEntry | undefined =>
      parseRegistry({ modes: record.getState() }, shellOrigin).modes[id],
    /** The release has rendered. */
    remember({ url, manifest, channel }: RegistryEntry) {
      const known = record.getState()
      if (channel !== 'preview' && known[manifest.id]?.url !== url)
        record.write({ ...known, [manifest.id]: { url, manifest } as { url: string } })
    },
    /** Removes what no longer may run: withdrawn releases, and modes that the registry has dropped. */
    retain(mayRun: (id: string, url: string) => boolean) {
      const entries = Object.entries(record.getState())
      const retained = entries.filter(([id, { url }]) => mayRun(id, url))
      if (retained.length < entries.length) record.write(Object.fromEntries(retained))
    },
  }
}
export type KnownGood = ReturnType<typeof createKnownGood>
