import { type DisabledModes, parseRegistry, type RegistryContent } from '@baithak/contract'
import type { ShellStorage } from '@baithak/storage'
import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import { requestIdle } from '../loading/wait-for-network-idle'
import type { Registry, RegistryEntry } from './registry'

const storedSchema = v.object({
  content: v.optional(v.unknown()),
  /** A random number from 0 to 99, chosen once per device: it gets the canaries whose share is larger. */
  draw: v.optional(v.number()),
  failedUrls: v.optional(v.array(v.string()), []),
})
type StoredRules = v.InferInput<typeof storedSchema>

const maxCrashedCanaries = 20

/** What the last registry said beside its entries, stored: it applies offline and before the next response, too. */
export function createReleaseRules(storage: ShellStorage, shellOrigin = location.origin) {
  const record = storage.record<StoredRules>({
    key: 'draft:release-rules',
    schema: storedSchema,
    fallback: {},
    isSilent: true,
    isOfApp: true,
  })
  const { content: stored } = record.getState()
  let content: Omit<RegistryContent, 'modes'> = parseRegistry(
    { ...(stored as object), modes: {} },
    shellOrigin,
  )
  const disabled = createStore<DisabledModes>(() => content.disabled)
  let previews: Registry = {}
  const write = (changes: StoredRules) => {
    const state = record.getState()
    const next = { ...state, ...changes }
    if (JSON.stringify(next) !== JSON.stringify(state)) record.write(next)
  }
  const isWithdrawn = (url: string) => content.withdrawn.includes(url)

  return {
    disabled,
    isWithdrawn,
    update({ withdrawn, disabled: sentences, canary }: RegistryContent) {
      content = { withdrawn, disabled: sentences, canary }
      disabled.setState(sentences, true)
      const isEmpty = Object.values(content).every((part) => Object.keys(part).length === 0)
      if (!isEmpty || record.getState().content) write({ content })
      if (withdrawn.length > 0)
        void requestIdle()
          .then(() => import('./delete-cached'))
          .then(({ deleteCached }) => deleteCached(withdrawn))
          // The files are never requested again, so a failure costs only disk space.
          .catch(() => {})
    },
    preview(entries: Registry) {
      previews = entries
    },
    /** Replaces regular releases by those of this device's channels. */
    select(registry: Registry): Registry {
      const selected = { ...registry }
      const use = (entry: RegistryEntry, channel: 'canary' | 'preview') => {
        const { id } = entry.manifest
        const { url, commit, manifest } = entry
        const regular = registry[id]
        if (!isWithdrawn(url) && url !== regular?.url)
          selected[id] = { url, commit, manifest, channel, regular }
      }
      const canaries = Object.values(content.canary)
      if (canaries.length > 0) {
        const {
          draw: canaryNumber = Math.floor(Math.random() * 100),
          failedUrls: crashedCanaries = [],
        } = record.getState()
        write({ draw: canaryNumber })
        for (const entry of canaries)
          if (canaryNumber < entry.percent && !crashedCanaries.includes(entry.url))
            use(entry, 'canary')
      }
      for (const entry of Object.values(previews)) use(entry, 'preview')
      return selected
    },
    /** A canary that has crashed is not used on this device again. */
    handleCrash(url: string) {
      if (!Object.values(content.canary).some((entry) => entry.url === url)) return
      const { failedUrls: crashedCanaries = [] } = record.getState()
      write({ failedUrls: [...new Set([...crashedCanaries, url])].slice(-maxCrashedCanaries) })
    },
  }
}
export type ReleaseRules = ReturnType<typeof createReleaseRules>
