import { isSaveDataEnabled, networkIdle } from '../services/network-idle'
import type { ShellServices } from '../services/shell-services'
import { filesOf, preloadMode } from './preload-mode'
import { audienceOf, matchMode } from './registry'

type Services = Pick<ShellServices, 'registry' | 'i18n'>

const loadOutlet = () => import('./mode-outlet')

/** Preloads the mode and the screen behind a link that is pressed or pointed at. */
export function prefetchOnIntent({ registry, i18n }: Services, page: Window = window): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.origin !== page.location.origin || link.pathname === '/') return
    const modes = registry.store.getState()
    const release = modes[matchMode(link.pathname, modes)]
    // Errors are reported when the files are needed and requested again.
    loadOutlet().catch(() => {})
    if (release) preloadMode(release, i18n.language, link.pathname).catch(() => {})
  }
  page.addEventListener('pointerdown', prefetch)
  page.addEventListener('pointerover', prefetch)
}

/** Fetches the members' modes into the browser's cache once the network is idle. */
export async function prefetchOnceIdle({ registry, i18n }: Services, idle = networkIdle) {
  if (isSaveDataEnabled()) return
  await idle()
  const modes = registry.store.getState()
  const isForMembers = (id: string) => audienceOf(modes[id]?.manifest) === 'member'
  if (!isForMembers(matchMode(location.pathname, modes))) return
  const files = Object.values(modes)
    .filter(({ manifest }) => isForMembers(manifest.id))
    .flatMap((release) => filesOf(release, i18n.language))
  await Promise.allSettled([
    loadOutlet(),
    ...files.map(({ href, integrity }) =>
      // The browser caches a body only when it is read.
      fetch(href, { priority: 'low', integrity }).then((response) => response.blob()),
    ),
  ])
}
