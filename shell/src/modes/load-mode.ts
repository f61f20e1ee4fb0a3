import { contractVersion, supportsContract } from '@baithak/contract'
import type { Mode } from '@baithak/ui/define-mode'
import { type ErrorReport, ModeLoadError } from '../faults/mode-load-error'
import { withRetry } from '../faults/with-retry'
import { appendPreloadLink } from '../loading/append-preload-link'
import type { RegistryEntry } from '../registry/registry'
import { loadContainer } from './federation'
import { preloadMode } from './preload-mode'
import { describeUnmetNeeds } from './unmet-needs'

/** Modes by the URL of their entry. */
const loadedModes = new Map<string, Mode>()

/**
 * Loads a mode's code, with retries. Rejects with a `ModeLoadError`. A mode that runs with shares of its own, because
 * the shell does not satisfy its needs, is reported.
 */
export async function loadMode(
  entry: RegistryEntry,
  language: string,
  report: (notice: ErrorReport) => void,
): Promise<Mode> {
  const { id, contract, entry: file, ownShares, needs } = entry.manifest
  if (!supportsContract(contract))
    throw new ModeLoadError(
      'wrong-contract',
      `${id} asks for contract ${contract}, the shell offers ${contractVersion}`,
    )
  const url = new URL(file, entry.url).href
  const loaded = loadedModes.get(url)
  if (loaded) return loaded
  const unmet = describeUnmetNeeds(needs)
  if (unmet && !ownShares)
    throw new ModeLoadError('incompatible-shares', `${id} needs ${unmet}, and has none of its own`)
  const module = await withRetry(url, async () => {
    preloadMode(entry, language)
    preloadOwnShares(entry)
    return loadContainer(id, url)
  })
  const mode = (module as { default?: unknown } | null | undefined)?.default
  if (!isMode(mode)) throw new ModeLoadError('not-a-mode', `${url} exposes no mode at ./mode`)
  loadedModes.set(url, mode)
  if (unmet)
    report({
      mode: id,
      kind: 'incompatible-shares',
      url: entry.url,
      isNotice: true,
      cause: `${id} runs with shares of its own: it needs ${unmet}`,
    })
  return mode
}

/** Requests the shares of a mode that runs with its own: its entry would request them only after its own arrival. */
export function preloadOwnShares({ url, manifest }: RegistryEntry) {
  const { ownShares, needs, integrity } = manifest
  if (ownShares && describeUnmetNeeds(needs))
    appendPreloadLink(new URL(ownShares, url).href, {
      rel: 'modulepreload',
      integrity: integrity[ownShares],
    })
}

function isMode(value: unknown): value is Mode {
  if (typeof value !== 'object' || value === null) return false
  const lifecycles = value as Record<string, unknown>
  return ['bootstrap', 'mount', 'unmount', 'update'].every(
    (name) => typeof lifecycles[name] === 'function',
  )
}
