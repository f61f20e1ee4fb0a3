import { registryTimeoutMs } from '@baithak/shared/timeouts'
import { isTrustedUrl } from '@baithak/shared/trusted-url'
import { showFirstPaint } from '../first-paint/first-paint'
import { modeOfPath } from '../modes/mode-of-path'
import { preloadMode } from '../modes/preload-mode'
import { request } from './request'
import { isSupported } from './supported'
import { readVisitor } from './visitor'

/**
 * Stands in the page's head and asks, beside the shell's own code, for all that this visitor's first screen will
 * need: the texts, the registry, and from the registry the mode that the address belongs to. It only asks; everything
 * is checked where it is used. At `/` it also shows the screen that the page holds ready. In a browser that is too old
 * it uncovers the words that the page has about that.
 */
const { language, onboarded } = readVisitor()
const files: { outlet: string[]; hi: string[] } = JSON.parse(
  document.getElementById('first-wave')?.textContent ?? '{}',
)
const { pathname, origin } = location
const mode = modeOfPath(pathname)
const entersMode = mode === 'admin' || (onboarded && !/^\/(onboarding\/.*)?$/.test(pathname))

if (!isSupported(window)) document.documentElement.dataset.old = ''

request(`/locales/${language}/translation.json`, { rel: 'preload', as: 'fetch' })
if (language === 'hi') for (const font of files.hi) request(font, { rel: 'preload', as: 'font' })

const registry = fetch('/remotes.json', {
  credentials: 'same-origin',
  signal: AbortSignal.timeout(registryTimeoutMs),
})
window.registryAhead = registry
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
    () => showFirstPaint(onboarded ? 'chooser' : 'welcome', language),
    { once: true },
  )

if (entersMode) for (const file of files.outlet) request(file, { rel: 'modulepreload' })
