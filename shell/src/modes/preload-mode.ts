import type { RegistryEntry } from '../registry/registry'

/** Whether a screen has this path: `/cafe/:id` has `/cafe/third-wave`. Without the router, for the page's head script. */
function isPathOf(pattern: string, path: string): boolean {
  const segments = path.toLowerCase().replace(/\/$/, '').split('/')
  const named = pattern.split('/')
  return (
    named.length === segments.length &&
    named.every((name, index) => name.startsWith(':') || name === segments[index])
  )
}

/** The files of a mode's first screen, and those of the screen at `path`, each with its hash. */
export function filesOf({ url, manifest }: RegistryEntry, language: string, path = '') {
  const { scripts, styles, texts, screens = {} } = manifest.preload
  const screen = Object.keys(screens).find((pattern) => isPathOf(pattern, path)) ?? ''
  const ofLanguage = texts[language] ?? texts.en ?? []
  return [...scripts, ...ofLanguage, ...(screens[screen] ?? []), ...styles].map((file) => ({
    href: new URL(file, url).href,
    integrity: manifest.integrity[file] ?? '',
  }))
}

/**
 * Preloads what a mode needs to show its first screen, or the one at `path`. The hash on a preload link is the only check
 * of a code file, so every attempt to load begins here: an import alone would run whatever the server sends.
 */
export function preloadMode(entry: RegistryEntry, language: string, path?: string): void {
  for (const { href, integrity } of filesOf(entry, language, path)) {
    if (document.head.querySelector(`link[rel$="preload"][href="${href}"]`)) continue
    const link = document.createElement('link')
    const type = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }
    Object.assign(link, { ...type, href, crossOrigin: 'anonymous', integrity })
    link.addEventListener('error', () => link.remove())
    document.head.append(link)
  }
}
