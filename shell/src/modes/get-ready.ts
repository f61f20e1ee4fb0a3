import type { ModeId } from '@baithak/shared/modes'
import type { ShellServices } from '../host/shell-services'
import { savesData } from '../offline/saves-data'
import { whenQuiet } from '../offline/when-quiet'
import { loadOutlet } from './lazy-mode-outlet'
import { modeOfPath } from './mode-of-path'
import { preloadMode } from './preload-mode'

type Services = Pick<ShellServices, 'registry' | 'i18n'>

/** Fetches ahead what the visitor is about to see: the mode and the screen behind a link that is touched or pointed at. */
export function prepareOnIntent({ registry, i18n }: Services, page: Window = window): void {
  const prepare = (event: Event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.origin !== page.location.origin || link.pathname === '/') return
    const id = modeOfPath(link.pathname)
    loadOutlet().catch(leftForLater)
    const entry = registry.store.getState()[id]
    if (entry) preloadMode(entry, i18n.language, { path: link.pathname })
    const here = page.location.pathname
    const isPress = event.type !== 'pointerover'
    if (isPress && (here === '/' || id !== modeOfPath(here))) registry.ahead('touch')
  }
  page.addEventListener('pointerdown', prepare)
  page.addEventListener('pointerover', prepare)
  page.addEventListener('keydown', (event) => event.key === 'Enter' && prepare(event))
}

/** The modes that members change between. Partners stay on their dashboard. */
const forMembers: readonly ModeId[] = ['work', 'party', 'gig']

/**
 * Fetches the modes that the visitor may go to next, once the page has been quiet for a while, unless the visitor saves
 * data; `here` is the mode that is shown. Returns what stops it from beginning.
 */
export function prepareAtLeisure(
  { registry, i18n }: Services,
  here?: ModeId,
  quiet: () => Promise<void> = whenQuiet,
) {
  let stopped = savesData() || here === 'admin'
  const prepare = () => {
    if (stopped) return
    loadOutlet().catch(leftForLater)
    for (const id of forMembers.filter((id) => id !== here)) {
      const entry = registry.store.getState()[id]
      if (entry) preloadMode(entry, i18n.language, { styles: 'prefetch' })
    }
  }
  if (!stopped) void quiet().then(prepare)
  return () => {
    stopped = true
  }
}

/** What could not be fetched ahead is asked for again, and reported, by whoever needs it. */
const leftForLater = () => {}
