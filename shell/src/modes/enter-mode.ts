import type { Mode } from '@baithak/ui/define-mode'
import { type ErrorKind, ModeLoadError } from '../faults/mode-load-error'
import { startMountTimer } from '../faults/mount-times'
import type { RegistryEntry } from '../registry/registry'
import type { ShellServices } from '../services/shell-services'
import { loadMode } from './load-mode'
import { loadStyles } from './load-styles'
import { preloadMode } from './preload-mode'

export interface EnteredMode {
  mode: Mode
  entry: RegistryEntry
  /** Resolves to true if the registry, which was still on its way, does not let this release run. */
  isRevoked: Promise<boolean>
}

/** None of the mode's code has loaded, so the browser has cached no failed module: the same page can try it again. */
const retryableInPage = new Set<ErrorKind>(['unreachable', 'wrong-contract', 'incompatible-shares'])

/** The shell may be too old for this release: a newer one is better than an older release. */
const needsNewerShell = new Set<ErrorKind>([
  'wrong-contract',
  'incompatible-shares',
  'broken-script',
  'not-a-mode',
])

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
  startMountTimer(id)
  // In parallel with the registry's refetch, and rarely wasted: mostly there is no newer release.
  const cachedEntry = registry.store.getState()[id]
  if (cachedEntry && !failedUrls.has(cachedEntry.url))
    preloadMode(cachedEntry, i18n.language, { path: location.pathname })
  const { registry: known, response } = await registry
    .forEntry(id)
    .catch((): Awaited<ReturnType<typeof registry.forEntry>> => ({ registry: {} }))
  const newest = known[id]
  // The team previews the release that will re-enable it.
  if (registry.disabled.getState()[id] && newest?.channel !== 'preview')
    throw new ModeLoadError('disabled', `${id} is disabled`)
  // A registry without the mode has removed it; one that cannot be read is completed with the known-good releases.
  if (!newest) {
    const error = new ModeLoadError('unregistered', `the registry has no valid entry of ${id}`)
    report({ mode: id, kind: error.kind, cause: error })
    throw error
  }
  const entries = [newest, newest.regular, ...knownGood.list(id)].filter((entry) => !!entry)
  let error = new ModeLoadError('failed-start', `no known release of ${id} starts`)
  const triedUrls = new Set(failedUrls)
  for (const entry of entries) {
    if (triedUrls.has(entry.url)) continue
    triedUrls.add(entry.url)
    let mode: Mode
    try {
      // Styles first: the mode's code would insert them itself, without a hash.
      await loadStyles(entry)
      mode = await loadMode(entry, i18n.language)
      // It would show nothing but gaps.
      if (!(await translations.loadMode(id, mode.translations)))
        throw new ModeLoadError('missing', `the texts of ${entry.url} do not load`)
    } catch (cause) {
      error =
        cause instanceof ModeLoadError
          ? cause
          : new ModeLoadError('broken-script', String(cause), { cause })
      if (!retryableInPage.has(error.kind)) failedUrls.add(entry.url)
      report({ mode: id, kind: error.kind, url: entry.url, cause: error })
      if (needsNewerShell.has(error.kind) && (await updateShell(offline))) return reloading
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

const reloading = new Promise<never>(() => {})

const updateShell = async ({ applyUpdate, fetchUpdate }: Services['offline']) =>
  (await applyUpdate()) || fetchUpdate()
