import { registryTimeoutMs } from '@baithak/contract/timeouts'
import { isTrustedUrl } from '@baithak/contract/trusted-url'
import { showTheme } from '@baithak/ui/follow-theme'
import { appendPreloadLink } from '../../loading/append-preload-link'
import { preloadMode } from '../../modes/preload-mode'
import { audienceOf } from '../../registry/audience-of'
import { matchMode } from '../../registry/match-mode'
import type { RegistryEntry } from '../../registry/registry'
import { readBootstrapHints } from '../bootstrap-hints'
import { addFontFaces, adoptCriticalStyles } from '../critical-styles'
import { showOutline } from '../loading-mark'
import { showScreenPicture } from '../screen-picture'
import { firstApis, substituteApis } from '../substitute-apis'
import { afterFirstPaint } from './after-first-paint'
import { isSupported } from './is-supported'
import { loadShell, type ShellCode } from './load-shell'

/** What the build knows about the page. */
interface PageFiles {
  code: ShellCode
  /** The code that mounts modes. */
  outlet: readonly string[]
  /** The further fonts of a language. */
  fonts: Readonly<Record<string, readonly string[]>>
  /** The release whose screen the page has a picture of; none in the page of other URLs. */
  screen?: RegistryEntry
}

/**
 * The head script. It sets the theme; at `/` and at a mode's URL it shows the picture of the screen, or an outline, and in
 * an unsupported browser the notice about it. It loads the shell's code, and in parallel what the first screen needs: the
 * translations, the registry, and the files of the mode that the URL belongs to. It only requests these; they are
 * validated where they are used. Where there is a picture, all of this comes after the first paint.
 */
substituteApis(firstApis)
const { language, onboarded, theme, role } = readBootstrapHints()
const files: PageFiles = JSON.parse(document.getElementById('critical-preload')?.textContent ?? '')
const { pathname, search, origin } = location
const mode = matchMode(pathname, {})
const isPartner = audienceOf(mode) === 'partner'
const entersMode = isPartner || (onboarded && !/^\/(onboarding\/.*)?$/.test(pathname))
const isCurrentBrowser = isSupported(window)
// With a query it may be another screen than the picture's.
const hasPicture = entersMode && files.screen !== undefined && !search && isCurrentBrowser
const isPrerendered = hasPicture || pathname === '/'

const allowFirstFrame = delayFirstFrame()
addFontFaces()
adoptCriticalStyles()
// No light frame is painted: nothing is before the page has been read.
showTheme(theme)
if (!isCurrentBrowser) document.documentElement.dataset.old = ''

// Chromium's first paint waits up to 100 ms for them: it would have the text in the device's font, and then move.
for (const font of files.fonts[language] ?? [])
  appendPreloadLink(font, { rel: 'preload', as: 'font' })

// Perhaps before the shell's code has loaded.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  window.installOffer = event
})

function loadCode() {
  loadShell(files.code)
  appendPreloadLink(`/locales/${language}/translation.json`, { rel: 'preload', as: 'fetch' })
  if (entersMode) for (const file of files.outlet) appendPreloadLink(file, { rel: 'modulepreload' })

  const registry = fetch('/remotes.json', {
    credentials: 'same-origin',
    signal: AbortSignal.timeout(registryTimeoutMs),
  })
  window.prefetchedRegistry = registry
  // In a task of its own: each link starts a request.
  if (hasPicture) setTimeout(preloadRelease, 0, files.screen)
  registry
    .then((response) => response.clone().json())
    .then(({ modes }) => {
      if (entersMode) preloadRelease(modes[matchMode(pathname, modes)])
    })
    // The same failure is reported where the registry is used.
    .catch(() => {})
}

function preloadRelease(entry: RegistryEntry | undefined) {
  if (entry && isTrustedUrl(entry.url, origin))
    preloadMode({ ...entry, url: new URL(entry.url, origin).href }, language, { path: pathname })
}

// The document is parsed then, and the shell has not run yet.
document.addEventListener(
  'readystatechange',
  () => {
    if (pathname === '/') showScreenPicture(onboarded ? 'chooser' : 'welcome', language, role)
    else if (hasPicture) showScreenPicture('screen', language)
    else if (entersMode) showOutline(mode, isPartner)
    allowFirstFrame()
    if (isPrerendered) afterFirstPaint(loadCode)
  },
  { once: true },
)

if (!isPrerendered) loadCode()
window.hasHeadScriptRun = true

/**
 * Prevents the first frame until the returned function is called, at the latest until the page has been read. Chromium
 * would paint an empty one before, and count that as the first paint. Other browsers ignore the link.
 */
function delayFirstFrame(): () => void {
  const link = document.createElement('link')
  link.rel = 'expect'
  link.setAttribute('blocking', 'render')
  // No element has this id.
  link.href = '#first-frame'
  document.head.append(link)
  return () => link.remove()
}
