import type { AppStorage } from '@baithak/shared/storage'
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
  storage: AppStorage,
  { isWithdrawn = () => false, shellOrigin = location.origin }: KnownGoodOptions = {},
) {
  const options = { shellOrigin, isWithdrawn }
  const good = createStoredEntries(storage, { ...options, name: 'known-good-modes' })
  const other = createStoredEntries(storage, { ...options, name: 'other-good-modes' })
  /** Releases that this page load has rendered. */
  const renderedUrls = new Set<string>()
  return {
    /** The known-good release of each mode. */
    read: (): Registry => ({ ...other.read(), ...good.read() }),
    /** The known-good releases of a mode, best first. */
    list: (id: string): RegistryEntry[] =>
      [good.read()[id], other.read()[id]].filter((entry) => !!entry),
    /** The release has rendered. */
    remember({ url, manifest, channel }: RegistryEntry) {
      if (channel === 'preview') return
      const { id } = manifest
      const [goodEntries, otherEntries] = [good.read(), other.read()]
      const known = goodEntries[id]
      const isSecondPageLoad = otherEntries[id]?.url === url && !renderedUrls.has(url)
      renderedUrls.add(url)
      if (known?.url === url) return
      const entry = { url, manifest }
      if (!known || isSecondPageLoad) good.write({ ...goodEntries, [id]: entry })
      if (known) other.write({ ...otherEntries, [id]: isSecondPageLoad ? known : entry })
    },
    /** The release has crashed. */
    handleCrash(url: string) {
      const entries = Object.entries(other.read())
      other.write(Object.fromEntries(entries.filter(([, entry]) => entry.url !== url)))
    },
    /** Removes withdrawn releases from the device. */
    removeWithdrawn() {
      good.write(good.read())
      other.write(other.read())
    },
  }
}
export type KnownGood = ReturnType<typeof createKnownGood>
