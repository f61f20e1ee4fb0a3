import type { ModeRelease } from '../services/shell-services'

/** Returns whether a path has a pattern such as `/cafe/:id`. The head script runs this too, so it has no router. */
function hasPattern(path: string, pattern: string): boolean {
  const segments = path.toLowerCase().replace(/\/$/, '').split('/')
  const named = pattern.split('/')
  return (
    named.length === segments.length &&
    named.every((name, index) => name.startsWith(':') || name === segments[index])
  )
}

/** Returns the files of a mode's first screen and of the screen at `path`, with the hashes of code. */
export function filesOf({ url, manifest }: ModeRelease, language: string, path = '') {
  const { scripts, styles, texts, screenTexts = {}, screens = {}, pictures = {} } = manifest.preload
  const atPath = (files: Record<string, string[]>) =>
    Object.entries(files).find(([pattern]) => hasPattern(path, pattern))?.[1]
  // English fills the gaps of other languages.
  const inLanguages = (files: Record<string, string[]>) =>
    [...new Set([language, 'en'])].flatMap((id) => files[id] ?? [])
  const screen = atPath(screens)
  const screenFiles = screen ? [...screen, ...inLanguages(screenTexts)] : []
  const code = [...scripts, ...inLanguages(texts), ...screenFiles, ...styles]
  const hrefOf = (file: string) => new URL(file, url).href
  return [
    ...code.map((file) => ({
      href: hrefOf(file),
      integrity: manifest.integrity[file] ?? '',
      as: file.endsWith('.css') ? 'style' : 'script',
    })),
    // Browsers check no hash of a picture.
    ...(atPath(pictures) ?? []).map((file) => ({ href: hrefOf(file), integrity: '', as: 'image' })),
  ]
}

/**
 * Preloads the files of a mode's first screen and of the screen at `path`. Rejects if a script does not come, or if its
 * hash differs from the release's. Import code after this, because `import()` checks no hash.
 */
export async function preloadMode(
  release: ModeRelease,
  language: string,
  path?: string,
): Promise<void> {
  await Promise.all(filesOf(release, language, path).map(preload))
}

/**
 * Loads a file, and once more after a failure. Before the second attempt, the file is replaced in the browser's cache. A
 * browser caches a damaged file for a year, also after its host is repaired.
 */
export async function loadWithRetry(
  { href, integrity }: { href: string; integrity: string },
  load: (isRetry: boolean) => Promise<void>,
): Promise<void> {
  try {
    await load(false)
  } catch {
    // The second attempt reports the failure.
    await fetch(href, { cache: 'reload', integrity }).catch(() => {})
    await load(true)
  }
}

/**
 * The preloads by link. The head script and the app each have a map, because neither knows what failed in the other.
 */
const loads = new WeakMap<Element, Promise<void>>()

function preload({ href, integrity, as }: ReturnType<typeof filesOf>[number]): Promise<void> {
  for (const link of document.head.querySelectorAll(`link[rel$="preload"][href="${href}"]`)) {
    const load = loads.get(link)
    if (load) return load
  }
  const createLink = () =>
    Object.assign(document.createElement('link'), {
      ...(as === 'script' ? { rel: 'modulepreload' } : { rel: 'preload', as }),
      href,
      crossOrigin: as === 'image' ? null : 'anonymous',
      integrity,
    })
  const link = createLink()
  const second = createLink()
  const request = (link: HTMLLinkElement) =>
    new Promise<void>((resolve, reject) => {
      link.addEventListener('load', () => resolve())
      link.addEventListener('error', reject)
      // The hash of a style sheet is checked where it is applied, and a picture may come later.
      if (as !== 'script') resolve()
      document.head.append(link)
    })
  const load = loadWithRetry({ href, integrity }, (isRetry) =>
    request(isRetry ? second : link),
  ).catch(() => {
    // The next call requests it again.
    link.remove()
    second.remove()
    const error = new Error(
      `${href} does not load, differs from its release, or has an origin that is not allowed`,
    )
    throw Object.assign(error, { name: 'ChunkLoadError' })
  })
  loads.set(link, load)
  return load
}
