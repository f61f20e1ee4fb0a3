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

document.addEventListener('readystatechange', () => void showFirstScreen(), { once: true })

/** Shows a prerendered screen, which the page has as a template, and requests the app. */
async function showFirstScreen() {
  const isOnboarded = stored('isUserOnboarded') === 'true'
  const skeleton = findSkeleton(isOnboarded)
  const template = skeleton ?? findTemplate(isOnboarded ? 'chooser' : 'welcome')
  // The development server has no templates, and its page requests the app itself.
  if (!template) return
  const screen = template.content.cloneNode(true) as DocumentFragment
  personalize(screen)
  root.dataset.firstScreen = ''
  // React's first render replaces the screen. Its links work before that.
  document.getElementById('root')?.replaceChildren(screen)
  // The app's code would delay the images of Welcome and the chooser. A skeleton has none.
  if (!skeleton) await painted()
  const registryResponse = requestApp(skeleton ? ['app', 'for-modes'] : ['app'])
  // The app requests again what fails here.
  if (skeleton) preloadModeOfPath(registryResponse).catch(() => {})
}

const findTemplate = (screen: string) =>
  document.getElementById(`${screen}-${root.lang}`) as HTMLTemplateElement | null

/** Finds the skeleton of the mode at this path, unless onboarding comes before it. */
function findSkeleton(isOnboarded: boolean) {
  // A copy of the rule of `app/routes.ts`. A test compares them.
  const path = pathname.toLowerCase()
  const [, segment] = path.split('/')
  const openPaths = root.dataset.openPaths?.split(' ') ?? []
  const isOpen = isOnboarded
    ? segment !== 'onboarding'
    : openPaths.some((open) => path.startsWith(open))
  if (!segment || !isOpen || encodedLineBreak.test(path)) return null
  return findTemplate(`skeleton-${segment}`) ?? findTemplate('skeleton')
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
  const tags = templates.map((id) => (document.getElementById(id) as HTMLTemplateElement).content)
  document.head.append(...texts, ...tags)
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
