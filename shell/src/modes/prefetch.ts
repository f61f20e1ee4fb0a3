import { matchPath } from 'react-router-dom'
import { isSaveDataEnabled, networkIdle } from '../loading/network-idle'
import { audienceOf, matchMode, type RegistryEntry } from '../registry/registry'
import type { ShellServices } from '../services/shell-services'
import { loadOutlet } from './lazy-mode-outlet'

type Services = Pick<ShellServices, 'registry' | 'i18n'>

/** The files of a mode's first screen, and those of the screen at `path`, each with its hash. */
function filesOf({ url, manifest }: RegistryEntry, language: string, path = '') {
  const { scripts, styles, texts, screens = {} } = manifest.preload
  const screen = Object.keys(screens).find((pattern) => matchPath(pattern, path)) ?? ''
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

/** Preloads the mode and the screen behind a link that is pressed or pointed at. */
export function prefetchOnIntent({ registry, i18n }: Services, page: Window = window): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.origin !== page.location.origin || link.pathname === '/') return
    const entries = registry.store.getState()
    const entry = entries[matchMode(link.pathname, entries)]
    // What fails here is requested again, and reported, where it is needed.
    loadOutlet().catch(() => {})
    if (entry) preloadMode(entry, i18n.language, link.pathname)
  }
  page.addEventListener('pointerdown', prefetch)
  page.addEventListener('pointerover', prefetch)
}

/** Brings the modes of members, who switch between them, into the browser's cache once the network is idle. */
export async function prefetchOnceIdle({ registry, i18n }: Services, idle = networkIdle) {
  if (isSaveDataEnabled()) return
  await idle()
  const entries = registry.store.getState()
  const isForMembers = (id: string) => audienceOf(entries[id]?.manifest) === 'member'
  if (!isForMembers(matchMode(location.pathname, entries))) return
  const files = Object.values(entries)
    .filter(({ manifest }) => isForMembers(manifest.id))
    .flatMap((entry) => filesOf(entry, i18n.language))
  await Promise.allSettled([
    loadOutlet(),
    ...files.map(({ href, integrity }) =>
      // A body that is not read is not cached.
      fetch(href, { priority: 'low', integrity }).then((response) => response.blob()),
    ),
  ])
}
