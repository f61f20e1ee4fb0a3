import type { ShellStorage } from '@baithak/storage'
import type { Registry, RegistryEntry } from './registry'
import { createStoredEntries } from './stored-entries'

interface KnownGoodOptions {
  isWithdrawn?: (url: string) => boolean
  shellOrigin?: string
}

/**
 * Two releases of each mode that have rendered on this device: the fallbacks when its newest release fails. The known-good
 * one is replaced only by a release that renders in a second page load without a crash in the first, so that one bad
 * release cannot replace it. The other one is a newer release that waits for this, or the previous known-good one.
 */
export function createKnownGood(
  storage: ShellStorage,
  { isWithdrawn = () => false, shellOrigin = location.origin }: KnownGoodOptions = {},
) {
  const options = { shellOrigin, isWithdrawn }
  const first = createStoredEntries(storage, { ...options, key: 'draft:known-good-modes' })
  const second = createStoredEntries(storage, { ...options, key: 'draft:other-good-modes' })
  /** Releases that this page load has rendered. */
  const renderedUrls = new Set<string>()
  return {
    /** The known-good release of each mode. */
    read: (): Registry => ({ ...second.read(), ...first.read() }),
    /** The known-good releases of a mode, best first. */
    list: (id: string): RegistryEntry[] =>
      [first.read()[id], second.read()[id]].filter((entry) => !!entry),
    /** The release has rendered. */
    remember({ url, manifest, channel }: RegistryEntry) {
      if (channel === 'preview') return
      const { id } = manifest
      const [firstEntries, secondEntries] = [first.read(), second.read()]
      const known = firstEntries[id]
      const isSecondPageLoad = secondEntries[id]?.url === url && !renderedUrls.has(url)
      renderedUrls.add(url)
      if (known?.url === url) return
      const entry = { url, manifest }
      if (!known || isSecondPageLoad) first.write({ ...firstEntries, [id]: entry })
      if (known) second.write({ ...secondEntries, [id]: isSecondPageLoad ? known : entry })
    },
    /** The release has crashed. */
    handleCrash(url: string) {
      const entries = Object.entries(second.read())
      second.write(Object.fromEntries(entries.filter(([, entry]) => entry.url !== url)))
    },
    /** Removes withdrawn releases from the device. */
    removeWithdrawn() {
      first.write(first.read())
      second.write(second.read())
    },
    /** Removes the releases of all other modes from the device. */
    retain(ids: readonly string[]) {
      for (const entries of [first, second]) entries.retain(ids)
    },
  }
}
export type KnownGood = ReturnType<typeof createKnownGood>
