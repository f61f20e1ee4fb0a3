import { contractVersion, type Mode } from '@baithak/contract'
import { unmetNeeds } from '@baithak/contract/satisfies-version'
import { fileTimeoutMs } from '@baithak/contract/timeouts'
import { version as platformVersion } from '@baithak/platform/package.json'
import { withTimeout } from '@baithak/storage/with-timeout'
import { version as reactVersion } from 'react'
import type { ErrorKind } from '../services/error-reports'
import type { ModeRelease, Registry, ShellServices } from '../services/shell-services'
import { loadWithRetry, preloadMode } from './preload-mode'

export class ModeLoadError extends Error {
  override name = 'ModeLoadError'
  readonly kind: ErrorKind

  constructor(kind: ErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

/** Returns whether a file failed to load. `lazyComponent` sets the error's name; browsers and Vite set its message. */
export const isFileError = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' ||
    /dynamically imported module|Importing a module script failed|Unable to preload/i.test(
      error.message,
    ))

export interface LoadedMode {
  mode: Mode
  release: ModeRelease
}

type Services = Pick<ShellServices, 'registry' | 'knownGood' | 'translations' | 'i18n' | 'report'>

/** The packages whose modules are in the import map of the page. */
const provides = { react: reactVersion, '@baithak/platform': platformVersion }

/**
 * Loads the release of a mode that the registry names. If it fails, the next ones are tried: the regular release if the
 * failed one was a preview, and then the known-good one. Skips the releases in `failedUrls`, and adds those that fail
 * here. Rejects with a `ModeLoadError`.
 */
export async function loadMode(
  id: string,
  services: Services,
  failedUrls: Set<string>,
): Promise<LoadedMode> {
  const { registry, knownGood, i18n, report } = services
  const { language } = i18n
  const cached = registry.store.getState()[id]
  // The new registry usually names the same release, so its files need not wait. Errors are handled below.
  if (cached && !failedUrls.has(cached.url))
    preloadMode(cached, language, location.pathname).catch(() => {})
  const newest = (await registry.forEntry(id).catch((): Registry => ({})))[id]
  // A disabled mode opens as a preview, because its team tries the correction there.
  if (registry.disabled.getState()[id] && newest?.channel !== 'preview')
    throw new ModeLoadError('unregistered', `${id} is disabled`)
  let error = new ModeLoadError('unregistered', `the registry has no valid release of ${id}`)
  if (!newest) {
    report({ mode: id, kind: error.kind, cause: error })
    throw error
  }
  error = new ModeLoadError('broken', `no known release of ${id} starts`)
  for (const release of [newest, newest.regular, knownGood.get(id)]) {
    if (!release || failedUrls.has(release.url)) continue
    try {
      return { mode: await loadRelease(release, services), release }
    } catch (cause) {
      error = toLoadError(cause)
      failedUrls.add(release.url)
      report({ mode: id, kind: error.kind, url: release.url, cause: error })
    }
  }
  throw error
}

/** Checks the needs of a release, and loads its files with their hashes, its code, styles and texts. */
async function loadRelease(
  release: ModeRelease,
  { translations, i18n }: Pick<Services, 'translations' | 'i18n'>,
): Promise<Mode> {
  const { url, manifest } = release
  const unmet = unmetNeeds(manifest, { contract: contractVersion, provides })
  if (unmet.length > 0)
    throw new ModeLoadError('incompatible', `${manifest.id} needs ${unmet.join('; ')}`)
  const load = async () => {
    const styles = manifest.preload.styles.map((style) =>
      loadStyleSheet(new URL(style, url).href, manifest.integrity[style]),
    )
    const code = preloadMode(release, i18n.language, location.pathname).then(() =>
      importMode(new URL(manifest.entry, url).href),
    )
    const [mode] = await Promise.all([code, ...styles])
    return mode
  }
  const timeoutError = () =>
    new ModeLoadError('unreachable', `${url} has not answered in ${fileTimeoutMs} ms`)
  const mode = await withTimeout(load(), fileTimeoutMs, timeoutError)
  if (!(await translations.loadMode(mode.translations)))
    throw new ModeLoadError('unreachable', `the texts of ${url} do not load`)
  return mode
}

async function importMode(file: string): Promise<Mode> {
  const { default: mode } = (await import(/* @vite-ignore */ file)) as { default?: Mode }
  if (typeof mode?.mount !== 'function')
    throw new ModeLoadError('broken', `${file} exports no mode`)
  return mode
}

const loadStyleSheet = (href: string, integrity = ''): Promise<void> =>
  loadWithRetry({ href, integrity }, () => applyStyleSheet(href, integrity))

function applyStyleSheet(href: string, integrity: string): Promise<void> {
  const existing = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${href}"]`)
  if (existing?.sheet) return Promise.resolve()
  const link = existing ?? document.createElement('link')
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new ModeLoadError('unreachable', `the style sheet ${href} does not load`))
    })
  })
  if (existing) return loaded
  Object.assign(link, { rel: 'stylesheet', href, crossOrigin: 'anonymous', integrity })
  // WebKit shows nothing new while a style sheet in the head loads.
  document.body.append(link)
  return loaded
}

function toLoadError(cause: unknown): ModeLoadError {
  if (cause instanceof ModeLoadError) return cause
  const kind = isFileError(cause) ? 'unreachable' : 'broken'
  return new ModeLoadError(kind, String(cause), { cause })
}
