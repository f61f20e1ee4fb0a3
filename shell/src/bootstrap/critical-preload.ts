import { showTheme } from '@baithak/shared/follow-theme'
import { registryTimeoutMs } from '@baithak/shared/timeouts'
import { isTrustedUrl } from '@baithak/shared/trusted-url'
import { appendPreloadLink } from '../loading/append-preload-link'
import { showBootOutline } from '../loading/boot'
import { showPrerenderedScreen } from '../loading/prerendered-screen'
import { preloadMode } from '../modes/preload-mode'
import { audienceOf } from '../registry/audience-of'
import { matchMode } from '../registry/match-mode'
import { readBootstrapHints } from '../services/bootstrap-hints'
import { isSupported } from './is-supported'

/**
 * The head script. In parallel with the shell's code it requests what the first screen needs: the translations, the
 * registry, and the files of the mode that the URL belongs to. It only requests; the files are validated where they are
 * used. It sets the theme; at `/` it shows the prerendered screen, at a mode's URL an outline, and in an unsupported
 * browser the notice about it.
 */
const { language, onboarded, theme } = readBootstrapHints()
const files: { outlet: string[]; hi: string[] } = JSON.parse(
  document.getElementById('critical-preload')?.textContent ?? '{}',
)
const { pathname, origin } = location
const mode = matchMode(pathname, {})
const isPartner = audienceOf(mode) === 'partner'
const entersMode = isPartner || (onboarded && !/^\/(onboarding\/.*)?$/.test(pathname))

// The style sheet has not loaded, so no light frame is painted.
showTheme(theme)
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
  .then((response) => response.clone().json())
  .then(({ modes }) => {
    const entry = modes[matchMode(pathname, modes)]
    if (entersMode && isTrustedUrl(entry.url, origin))
      preloadMode({ ...entry, url: new URL(entry.url, origin).href }, language, { path: pathname })
  })
  // The same failure is reported where the registry is used.
  .catch(() => {})

// The document is parsed then, and the shell has not run yet.
document.addEventListener(
  'readystatechange',
  () => {
    if (pathname === '/') showPrerenderedScreen(onboarded, language)
    else if (entersMode) showBootOutline(mode, isPartner)
  },
  { once: true },
)

if (entersMode) for (const file of files.outlet) appendPreloadLink(file, { rel: 'modulepreload' })
