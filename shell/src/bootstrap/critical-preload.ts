import { registryTimeoutMs } from '@baithak/shared/timeouts'
import { appendPreloadLink } from '../loading/append-preload-link'
import { showPrerenderedScreen } from '../loading/prerendered-screen'
import { preloadMode } from '../modes/preload-mode'
import { isTrustedUrl } from '../registry/is-trusted-url'
import { matchMode } from '../registry/match-mode'
import { readBootstrapHints } from '../services/bootstrap-hints'
import { isSupported } from './is-supported'

/**
 * Stands in the page's head and asks, beside the shell's own code, for all that this visitor's first screen will
 * need: the texts, the registry, and from the registry the mode that the address belongs to. It only asks; everything
 * is checked where it is used. At `/` it also shows the screen that the page holds ready. In a browser that is too old
 * it uncovers the words that the page has about that.
 */
const { language, onboarded } = readBootstrapHints()
const files: { outlet: string[]; hi: string[] } = JSON.parse(
  document.getElementById('first-wave')?.textContent ?? '{}',
)
const { pathname, origin } = location
const mode = matchMode(pathname)
const entersMode = mode === 'admin' || (onboarded && !/^\/(onboarding\/.*)?$/.test(pathname))

if (!isSupported(window)) document.documentElement.dataset.old = ''

appendPreloadLink(`/locales/${language}/translation.json`, { rel: 'preload', as: 'fetch' })
if (language === 'hi')
  for (const font of files.hi) appendPreloadLink(font, { rel: 'preload', as: 'font' })

const registry = fetch('/remotes.json', {
  credentials: 'same-origin',
  signal: AbortSignal.timeout(registryTimeoutMs),
})
window.prefetchedRegistry = registry
registry
  .then((answer) => answer.clone().json())
  .then(({ modes }) => {
    const entry = modes[mode]
    if (entersMode && isTrustedUrl(entry.url, origin))
      preloadMode({ ...entry, url: new URL(entry.url, origin).href }, language, { path: pathname })
  })
  // Whoever uses the registry meets the same trouble, and reports it.
  .catch(() => {})

// The page is read to its end then, and none of the shell's code has run.
if (pathname === '/')
  document.addEventListener(
    'readystatechange',
    () => showPrerenderedScreen(onboarded ? 'chooser' : 'welcome', language),
    { once: true },
  )

if (entersMode) for (const file of files.outlet) appendPreloadLink(file, { rel: 'modulepreload' })
