import type { ModeRelease } from '../services/shell-services'

/** Returns whether a screen has this path: `/cafe/:id` has `/cafe/third-wave`. Does not use the router, because the head script runs it too. */
function isPathOf(pattern: string, path: string): boolean {
  const segments = path.toLowerCase().replace(/\/$/, '').split('/')
  const named = pattern.split('/')
  return (
    named.length === segments.length &&
    named.every((name, index) => name.startsWith(':') || name === segments[index])
  )
}

/** Returns the files of a mode's first screen, and those of the screen at `path`, each with its hash. */
export function filesOf({ url, manifest }: ModeRelease, language: string, path = '') {
  const { scripts, styles, texts, screenTexts = {}, screens = {} } = manifest.preload
  const screen = Object.keys(screens).find((pattern) => isPathOf(pattern, path))
  // English fills the gaps of other languages.
  const inLanguages = (files: Record<string, string[]>) =>
    [...new Set([language, 'en'])].flatMap((id) => files[id] ?? [])
  const ofScreen = screen ? [...(screens[screen] ?? []), ...inLanguages(screenTexts)] : []
  return [...scripts, ...inLanguages(texts), ...ofScreen, ...styles].map((file) => ({
    href: new URL(file, url).href,
    integrity: manifest.integrity[file] ?? '',
  }))
}

/**
 * Preloads what a mode needs to show its first screen, or the one at `path`. Rejects if a code file does not come or has
 * another hash than the release names. An `import()` has no hash: code that must be verified is imported after this.
 */
export async function preloadMode(
  release: ModeRelease,
  language: string,
  path?: string,
): Promise<void> {
  await Promise.all(filesOf(release, language, path).map(preload))
}

/** The preloads of this script. The app cannot know which links of the head script have failed, so it adds its own. */
const loads = new WeakMap<Element, Promise<void>>()

function preload({ href, integrity }: ReturnType<typeof filesOf>[number]): Promise<void> {
  for (const link of document.head.querySelectorAll(`link[rel$="preload"][href="${href}"]`)) {
    const load = loads.get(link)
    if (load) return load
  }
  const isStyle = href.endsWith('.css')
  const link = document.createElement('link')
  const type = isStyle ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }
  Object.assign(link, { ...type, href, crossOrigin: 'anonymous', integrity })
  const load = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      // The next attempt requests it again.
      link.remove()
      const error = new Error(`${href} has not come with the hash of its release`)
      reject(Object.assign(error, { name: 'ChunkLoadError' }))
    })
    // A style sheet is verified where it is applied.
    if (isStyle) resolve()
  })
  loads.set(link, load)
  document.head.append(link)
  return load
}
