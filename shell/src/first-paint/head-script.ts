// biome-ignore-all lint/style/noRestrictedGlobals: the script runs before the app, which has the storage.
// The build puts this script inline into the head of the page. It is before the style sheet and does not wait for it.
import { registryTimeoutMs } from '@baithak/contract/timeouts'
import { preloadMode } from '../modes/preload-mode'
import { encodedLineBreak, matchMode } from '../modes/registry'
import type { Registry } from '../services/shell-services'

declare global {
  interface Window {
    /** The page's first request for the registry. */
    registryResponse?: Promise<Response>
  }
}

const root = document.documentElement
const { pathname } = location
const path = pathname.toLowerCase()
const [, segment] = path.split('/')

/** Returns undefined where a policy or a sandbox forbids storage and cookies. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
const stored = (key: string) => attempt(() => localStorage.getItem(key))

/**
 * Finds the language in the order of spec §9. The page has a `lang`, which comes before the path and the subdomain.
 * These two count only if a host or a translator has changed that `lang`.
 */
function findLanguage(): string {
  const codes = [
    stored('i18nextLng'),
    attempt(() => /(?:^|; )i18next=([^;]*)/.exec(document.cookie)?.[1]),
    root.lang,
    pathname.split('/')[1],
    location.hostname.split('.')[0],
  ]
  return codes.map((code) => /^(en|hi)(?![a-z])/.exec(code ?? '')?.[1]).find(Boolean) ?? 'en'
}

root.lang = findLanguage()
const theme = stored('theme')
const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches
if (theme === 'dark' || (theme !== 'light' && prefersDark)) root.dataset.theme = 'dark'
// Chrome 120, Safari 17.4, Firefox 146: the styles of modes need `@scope`.
if (!('CSSScopeRule' in window) || !('canParse' in URL)) root.dataset.old = ''

// The browser may offer the installation before the app has loaded.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  window.installOffer = event
})

const isOnboarded = stored('isUserOnboarded') === 'true'
const opensMode = isModePath()
// The app requests again what fails here.
if (opensMode) preloadModeOfPath(requestApp(['app', 'for-modes'])).catch(() => {})
document.addEventListener('readystatechange', () => void showFirstScreen(), { once: true })

/** Returns whether the path opens a mode, without onboarding before it. */
function isModePath() {
  // A copy of the rule of `app/routes.ts`. A test compares them.
  if (!segment || encodedLineBreak.test(path)) return false
  if (isOnboarded) return segment !== 'onboarding'
  return (root.dataset.openPaths ?? '').split(' ').some((open) => path.startsWith(open))
}

/** Shows a prerendered screen, which the page has as a template, and starts the app. */
async function showFirstScreen() {
  const template = findScreen()
  // The development server has no templates, and its page starts the app itself.
  if (!template) return
  const screen = template.content.cloneNode(true) as DocumentFragment
  personalize(screen)
  root.dataset.firstScreen = ''
  // React's first render replaces the screen. Its links work before that.
  document.getElementById('root')?.replaceChildren(screen)
  if (!opensMode) {
    // The app's code would delay the images of Welcome and the chooser. A skeleton has none.
    await painted()
    requestApp(['app'])
  }
  document.head.append(findTemplate('app')?.content ?? '')
}

function findTemplate(id: string) {
  return document.getElementById(id) as HTMLTemplateElement | null
}

function findScreen() {
  if (!opensMode) return findTemplate(`${isOnboarded ? 'chooser' : 'welcome'}-${root.lang}`)
  return findTemplate(`skeleton-${segment}-${root.lang}`) ?? findTemplate(`skeleton-${root.lang}`)
}

function personalize(screen: DocumentFragment) {
  // The policy forbids style attributes, so the build writes them as `data-style`.
  for (const element of screen.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset.style ?? ''
  const role = attempt(() => JSON.parse(stored('userData') ?? '').role)
  for (const board of screen.querySelectorAll<HTMLElement>('[data-featured-for-role]'))
    if (board.dataset.featuredForRole === role) board.parentElement?.prepend(board)
  for (const part of screen.querySelectorAll<HTMLElement>('[data-role]'))
    part.hidden = part.dataset.role !== role
  const button = screen.querySelector<HTMLElement>('button[lang]')
  button?.addEventListener('click', () => {
    attempt(() => localStorage.setItem('i18nextLng', button.lang))
    location.reload()
  })
}

/**
 * Waits until Welcome or the mode chooser has painted with its images, which the app's code would delay. A timeout ends
 * the wait, because a hidden page has no frames and an image may not come.
 */
async function painted() {
  const images = [...document.querySelectorAll<HTMLImageElement>('#root img')]
  const decoded = Promise.all(images.map((image) => image.decode().catch(() => {})))
  const frame = () => new Promise(requestAnimationFrame)
  const timeout = new Promise((resolve) => setTimeout(resolve, document.hidden ? 0 : 3000))
  await Promise.race([decoded.then(frame).then(frame), timeout])
}

/** Requests the registry, the texts, and the files that the templates link. */
function requestApp(templates: readonly string[]) {
  const signal = AbortSignal.timeout(registryTimeoutMs)
  const registryResponse = fetch('/remotes.json', { credentials: 'same-origin', signal })
  registryResponse.catch(() => {})
  window.registryResponse = registryResponse
  // English fills the gaps of the visitor's language.
  const texts = [...new Set([root.lang, 'en'])].map((language) =>
    Object.assign(document.createElement('link'), {
      rel: 'preload',
      as: 'fetch',
      crossOrigin: '',
      href: `/locales/${language}/translation.json`,
    }),
  )
  const links = templates.flatMap((id) => [
    ...(findTemplate(id)?.content.querySelectorAll('link') ?? []),
  ])
  document.head.append(...texts, ...links)
  return registryResponse
}

/** Preloads the mode at this path. A page under the service worker uses the stored registry, as the app will. */
async function preloadModeOfPath(response: Promise<Response>) {
  const known =
    navigator.serviceWorker?.controller &&
    attempt((): { modes: Registry } => JSON.parse(stored('draft:registry') ?? ''))
  const { modes } = known ?? ((await (await response).clone().json()) as { modes: Registry })
  const release = modes[matchMode(pathname, modes)]
  if (release) await preloadMode(release, root.lang, pathname)
}
