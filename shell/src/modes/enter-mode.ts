import { fileTimeoutMs } from '@baithak/contract/timeouts'
import { withTimeout } from '@baithak/storage/with-timeout'
import type { Mode } from '@baithak/ui/define-mode'
import { isFileError, ModeLoadError } from '../faults/mode-load-error'
import type { Registry, RegistryEntry } from '../registry/registry'
import type { ShellServices } from '../services/shell-services'
import { loadMode } from './load-mode'
import { preloadMode } from './preload-mode'

export interface EnteredMode {
  mode: Mode
  entry: RegistryEntry
}

type Services = Pick<ShellServices, 'registry' | 'knownGood' | 'translations' | 'i18n' | 'report'>

/**
 * Loads the release of a mode that the registry names; when it fails, the regular one instead of a preview, then the
 * known-good one. Releases in `failedUrls` are skipped, and one that fails here is added. Rejects with a
 * `ModeLoadError`.
 */
export async function enterMode(
  id: string,
  { registry, knownGood, translations, i18n, report }: Services,
  failedUrls: Set<string>,
): Promise<EnteredMode> {
  // In parallel with the registry's refetch, and rarely wasted: mostly there is no newer release.
  const cachedEntry = registry.store.getState()[id]
  if (cachedEntry && !failedUrls.has(cachedEntry.url))
    preloadMode(cachedEntry, i18n.language, location.pathname)
  const known = await registry.forEntry(id).catch((): Registry => ({}))
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
  const load = async (entry: RegistryEntry) => {
    const timeoutError = () =>
      new ModeLoadError('unreachable', `${entry.url} has not answered in ${fileTimeoutMs} ms`)
    const loaded = loadMode(entry, i18n.language)
    const mode = await withTimeout(loaded, fileTimeoutMs, timeoutError)
    // It would show nothing but gaps.
    if (!(await translations.loadMode(id, mode.translations)))
      throw new ModeLoadError('unreachable', `the texts of ${entry.url} do not load`)
    return mode
  }
  let error = new ModeLoadError('broken', `no known release of ${id} starts`)
  for (const entry of [newest, newest.regular, knownGood.of(id)]) {
    if (!entry || failedUrls.has(entry.url)) continue
    try {
      return { mode: await load(entry), entry }
    } catch (cause) {
      error = asLoadError(cause)
      failedUrls.add(entry.url)
      report({ mode: id, kind: error.kind, url: entry.url, cause: error })
    }
  }
  throw error
}

const asLoadError = (cause: unknown) => {
  if (cause instanceof ModeLoadError) return cause
  const kind = cause instanceof Error && isFileError(cause) ? 'unreachable' : 'broken'
  return new ModeLoadError(kind, String(cause), { cause })
}
