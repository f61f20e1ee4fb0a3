import { fileTimeoutMs } from '@baithak/contract/timeouts'
import { withTimeout } from '@baithak/storage/with-timeout'
import type { Mode } from '@baithak/ui/define-mode'
import { isFileError, ModeLoadError } from '../faults/mode-load-error'
import type { RegistryEntry } from '../registry/registry'
import type { ShellServices } from '../services/shell-services'
import { loadMode } from './load-mode'
import { loadStyles } from './load-styles'
import { preloadMode } from './prefetch'

export interface EnteredMode {
  mode: Mode
  entry: RegistryEntry
  /** Resolves to true if the registry, which was still on its way, does not let this release run. */
  isRevoked: Promise<boolean>
}

type Services = Pick<
  ShellServices,
  'registry' | 'knownGood' | 'translations' | 'i18n' | 'report' | 'offline'
>

/**
 * Loads the release of a mode that the registry names; when it fails, the regular one instead of a canary, then the
 * known-good ones. Releases in `failedUrls` are skipped, and one that fails here is added. Rejects with a
 * `ModeLoadError`.
 */
export async function enterMode(
  id: string,
  services: Services,
  failedUrls: Set<string>,
): Promise<EnteredMode> {
  const { registry, knownGood, translations, i18n, report, offline } = services
  // In parallel with the registry's refetch, and rarely wasted: mostly there is no newer release.
  const cachedEntry = registry.store.getState()[id]
  if (cachedEntry && !failedUrls.has(cachedEntry.url))
    preloadMode(cachedEntry, i18n.language, location.pathname)
  const { registry: known, response } = await registry
    .forEntry(id)
    .catch((): Awaited<ReturnType<typeof registry.forEntry>> => ({ registry: {} }))
  const newest = known[id]
  // The team previews the release that will re-enable it.
  if (registry.disabled.getState()[id] && newest?.channel !== 'preview')
    throw new ModeLoadError('unregistered', `${id} is disabled`)
  // A registry without the mode has removed it; one that cannot be read is completed with the known-good releases.
  if (!newest) {
    const error = new ModeLoadError('unregistered', `the registry has no valid entry of ${id}`)
    report({ mode: id, kind: error.kind, cause: error })
    throw error
  }
  const entries = [newest, newest.regular, ...knownGood.list(id)].filter((entry) => !!entry)
  let error = new ModeLoadError('broken', `no known release of ${id} starts`)
  const triedUrls = new Set(failedUrls)
  for (const entry of entries) {
    if (triedUrls.has(entry.url)) continue
    triedUrls.add(entry.url)
    let mode: Mode
    try {
      const loaded = loadStyles(entry).then(() => loadMode(entry, i18n.language))
      mode = await withTimeout(loaded, fileTimeoutMs, () => timeoutError(entry.url))
      // It would show nothing but gaps.
      if (!(await translations.loadMode(id, mode.translations)))
        throw new ModeLoadError('unreachable', `the texts of ${entry.url} do not load`)
    } catch (cause) {
      error = asLoadError(cause)
      failedUrls.add(entry.url)
      report({ mode: id, kind: error.kind, url: entry.url, cause: error })
      // The shell may be too old for this release: a newer one is better than an older release.
      if (/incompatible|broken/.test(error.kind) && (await updateShell(offline))) return reloading
      continue
    }
    if (!response) return { mode, entry, isRevoked: Promise.resolve(false) }
    if (registry.isRevoked(entry)) return enterMode(id, services, failedUrls)
    return { mode, entry, isRevoked: response.then(() => registry.isRevoked(entry)) }
  }
  // A newer release may start.
  await response
  const replacement = response && registry.store.getState()[id]
  if (replacement && !triedUrls.has(replacement.url)) return enterMode(id, services, failedUrls)
  throw error
}

const timeoutError = (url: string) =>
  new ModeLoadError('unreachable', `${url} has not answered in ${fileTimeoutMs} ms`)

const asLoadError = (cause: unknown) => {
  if (cause instanceof ModeLoadError) return cause
  const kind = cause instanceof Error && isFileError(cause) ? 'unreachable' : 'broken'
  return new ModeLoadError(kind, String(cause), { cause })
}

const reloading = new Promise<never>(() => {})

const updateShell = async ({ applyUpdate, fetchUpdate }: Services['offline']) =>
  (await applyUpdate()) || fetchUpdate()
