import type { ShellStorage } from '@baithak/storage'
import type { KnownGood } from './known-good'
import type { Registry } from './registry'
import { createStoredEntries } from './stored-entries'

interface StoredRegistryOptions {
  isWithdrawn?: (url: string) => boolean
  shellOrigin?: string
}

/** The registry for offline use: the last valid one, completed with the known-good releases. */
export function createStoredRegistry(
  storage: ShellStorage,
  knownGood: KnownGood,
  { isWithdrawn = () => false, shellOrigin = location.origin }: StoredRegistryOptions = {},
) {
  const { read, write } = createStoredEntries(storage, {
    key: 'draft:registry',
    shellOrigin,
    isWithdrawn,
  })
  return {
    read: (): Registry => ({ ...knownGood.read(), ...read() }),
    /** `ids`: the modes of this device, with those that only a channel has. */
    write(registry: Registry, ids: readonly string[]) {
      write(registry)
      knownGood.retain(ids)
    },
  }
}
export type StoredRegistry = ReturnType<typeof createStoredRegistry>
