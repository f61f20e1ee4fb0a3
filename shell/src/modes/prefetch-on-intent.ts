import { matchMode } from '../registry/registry'
import type { ShellServices } from '../services/shell-services'
import { loadOutlet } from './lazy-mode-outlet'
import { preloadMode } from './preload-mode'

/** Prefetches the mode and the screen behind a link that is pressed or pointed at. */
export function prefetchOnIntent(
  { registry, i18n }: Pick<ShellServices, 'registry' | 'i18n'>,
  page: Window = window,
): void {
  const prefetch = (event: Event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.origin !== page.location.origin || link.pathname === '/') return
    const entries = registry.store.getState()
    const id = matchMode(link.pathname, entries)
    const entry = entries[id]
    // A failed prefetch is retried, and reported, where the chunk is needed.
    loadOutlet().catch(() => {})
    if (entry) preloadMode(entry, i18n.language, { path: link.pathname })
    const { pathname } = page.location
    const isPress = event.type !== 'pointerover'
    if (isPress && (pathname === '/' || id !== matchMode(pathname, entries))) registry.prefetch()
  }
  page.addEventListener('pointerdown', prefetch)
  page.addEventListener('pointerover', prefetch)
  page.addEventListener('keydown', (event) => event.key === 'Enter' && prefetch(event))
}
