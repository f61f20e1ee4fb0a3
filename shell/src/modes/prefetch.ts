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
    const entries = registry.store.getState()
    const entry = entries[matchMode(link.pathname, entries)]
    // What fails here is requested again, and reported, where it is needed.
    loadOutlet().catch(() => {})
    if (entry) preloadMode(entry, i18n.language, link.pathname).catch(() => {})
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
