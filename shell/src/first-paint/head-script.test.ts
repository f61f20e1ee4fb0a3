// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleHeadScript } from '@baithak/build'
import { languages } from '@baithak/contract'
import { JSDOM } from 'jsdom'
import { expect, it, vi } from 'vitest'
import { routeOf } from '../app/routes'
import { registryEntry, testModes } from '../testing/registry-entry'

const shell = join(import.meta.dirname, '../..')
const code = await bundleHeadScript(shell)
const html = readFileSync(join(shell, 'index.html'), 'utf8')
  .replace(/<script .*head-script.*?<\/script>/, () => `<script>${code}</script>`)
  .replaceAll(/<script type="module".*?<\/script>|<link [^>]*>/g, '')
  // The build adds these.
  .replace('data-open-paths="', '$&/party/invitation /admin ')
const card = (id: string, featuredForRole = '') =>
  `<li data-featured-for-role="${featuredForRole}" data-style="--board: red"><a href="/${id}">${id}</a></li>`
const templates = languages
  .flatMap(({ id }) => [
    `<template id="welcome-${id}"><h1>Welcome ${id}</h1><img alt=""><button lang="${id === 'en' ? 'hi' : 'en'}"></button></template>`,
    `<template id="chooser-${id}"><h1>Chooser ${id}</h1><img alt=""><p data-role="Café Partner">Counter</p><ul>${card('work')}${card('gig', 'Artist')}</ul></template>`,
    ...['skeleton', 'skeleton-party', 'skeleton-admin'].map(
      (name) => `<template id="${name}-${id}"><h1>${name} ${id}</h1><img alt=""></template>`,
    ),
  ])
  .join('')
const app =
  '<template id="app"><link rel="modulepreload" href="/app.js"><meta name="start"></template><template id="for-modes"><link rel="modulepreload" href="/outlet.js"></template>'

interface Visit {
  path?: string
  host?: string
  /** The `lang` of the page, which a host or a translator may change. */
  lang?: string
  stored?: Record<string, string>
  cookie?: string
  isDark?: boolean
  /** Storage and cookies throw, as in a sandboxed frame. */
  isForbidden?: boolean
  decode?: () => Promise<void>
  registry?: object
  /** A service worker has the page. */
  isControlled?: boolean
}

/** Loads the page as a browser does, without a network. */
async function open(visit: Visit) {
  const { path = '/', host = 'baithak.example', lang = 'en', stored = {} } = visit
  const { cookie = '', isDark, isForbidden } = visit
  const { decode = () => new Promise(() => {}), registry = {} } = visit
  const page = html
    .replace('lang="en"', `lang="${lang}"`)
    .replace('<script>', `${app}<script>`)
    .replace('</body>', `${templates}</body>`)
  const { window } = new JSDOM(page, {
    url: `https://${host}${path}`,
    runScripts: 'dangerously',
    pretendToBeVisual: true,
    beforeParse(window) {
      Object.assign(window, {
        matchMedia: () => ({ matches: isDark === true }),
        CSSScopeRule: class {},
        fetch: () => Promise.resolve(Response.json(registry)),
      })
      if (visit.isControlled)
        Object.defineProperty(window.navigator, 'serviceWorker', { value: { controller: {} } })
      window.HTMLImageElement.prototype.decode = decode
      if (!isForbidden) {
        for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, value)
        window.document.cookie = cookie
        return
      }
      const refuse = () => {
        throw new window.DOMException('forbidden', 'SecurityError')
      }
      Object.defineProperty(window, 'localStorage', { get: refuse })
      Object.defineProperty(window.document, 'cookie', { get: refuse })
    },
  })
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  return window
}

const shown = async (visit: Visit) =>
  (await open(visit)).document.querySelector('#root h1')?.textContent

const onboarded = { isUserOnboarded: 'true' }

it.each<[string, Visit, string]>([
  ['a first visit', {}, 'Welcome en'],
  ['a forbidden storage', { isForbidden: true }, 'Welcome en'],
  ...languages.map(({ id }): [string, Visit, string] => [
    `the stored ${id}`,
    { stored: { i18nextLng: id }, cookie: 'i18next=en' },
    `Welcome ${id}`,
  ]),
  ['a stored dialect', { stored: { i18nextLng: 'hi-IN' } }, 'Welcome hi'],
  ['an unknown one', { stored: { i18nextLng: 'fr' }, cookie: 'i18next=hi' }, 'Welcome hi'],
  ['a longer code', { stored: { i18nextLng: 'hindi' } }, 'Welcome en'],
  ['the cookie before the page', { cookie: 'i18next=hi' }, 'Welcome hi'],
  ['the page before the path', { path: '/hi' }, 'Welcome en'],
  ['a page without a language', { lang: '' }, 'Welcome en'],
  ['the path of a translated page', { lang: 'fr', path: '/hi/work' }, 'Welcome hi'],
  ['the subdomain', { lang: 'fr', host: 'hi.baithak.example' }, 'Welcome hi'],
  ['the path before it', { lang: '', path: '/en', host: 'hi.baithak.example' }, 'Welcome en'],
])('the language is found from %s', async (_, visit, expected) =>
  expect(await shown(visit)).toBe(expected),
)

const paths = [
  '/',
  '/wallet',
  '/nowhere',
  '/party',
  '/party/venue/7',
  '/Party/Invitation',
  '/admin/dashboard',
  '/onboarding',
  '/onboarding/phone',
  '/Onboarding/Phone/',
  '/cafe/one%0Atwo',
]
const visits = paths.flatMap((path) => [false, true].map((isOnboarded) => ({ path, isOnboarded })))
it.each(visits)(
  'at $path (onboarded: $isOnboarded) the page shows what the app will',
  async (visit) => {
    const route = routeOf(visit.path, testModes(), visit.isOnboarded)
    const mode = 'mode' in route && route.mode !== 'work' ? `skeleton-${route.mode}` : 'skeleton'
    const titles: Record<string, string> = { welcome: 'Welcome', chooser: 'Chooser' }
    const stored = visit.isOnboarded ? onboarded : {}
    expect(await shown({ path: visit.path, stored })).toBe(`${titles[route.screen] ?? mode} en`)
  },
)

it.each([
  [undefined, false, undefined],
  [undefined, true, 'dark'],
  ['dark', false, 'dark'],
  ['light', true, undefined],
  ['system', true, 'dark'],
])('the choice %s on a dark device (%s) gives the theme %s', async (theme, isDark, expected) => {
  const { document } = await open({ isDark, stored: theme ? { theme } : {} })
  expect(document.documentElement.dataset.theme).toBe(expected)
})

it('an artist’s card comes first, only partners can go to the counter, and cards have their styles', async () => {
  const openAs = async (role: string) => {
    const { document } = await open({
      stored: { ...onboarded, userData: JSON.stringify({ role }) },
    })
    // The policy refuses style attributes, so the script sets them.
    expect(document.querySelector<HTMLElement>('#root li')?.style.cssText).toBe('--board: red;')
    const links = [...document.querySelectorAll('#root a')].map(({ textContent }) => textContent)
    return { links, isHidden: document.querySelector<HTMLElement>('#root p')?.hidden }
  }
  expect(await openAs('Customer')).toEqual({ links: ['work', 'gig'], isHidden: true })
  expect(await openAs('Artist')).toEqual({ links: ['gig', 'work'], isHidden: true })
  expect(await openAs('Café Partner')).toEqual({ links: ['work', 'gig'], isHidden: false })
})

const requestedBy = (document: Document) =>
  [...document.head.querySelectorAll('link[rel$=preload], [name=start]')].map(
    (tag) => tag.getAttribute('href') ?? tag.getAttribute('name'),
  )

const hash = `sha256-${'A'.repeat(43)}=`
const party = registryEntry('party', {
  integrity: { 'mode.js': hash, 'en.js': hash, 'wizard.js': hash },
  preload: {
    scripts: ['mode.js'],
    styles: [],
    texts: { en: ['en.js'] },
    screenTexts: {},
    screens: { '/party/create': ['wizard.js'], '/party/venue/:id': ['venue.js'] },
  },
})
const filesOfParty = (document: Document) =>
  [...document.querySelectorAll<HTMLLinkElement>(`link[href^="${party.url}"]`)].map((link) =>
    [link.rel, link.href.slice(party.url.length), link.integrity].join(' '),
  )
const expectedFiles = ['mode.js', 'en.js', 'wizard.js'].map(
  (file) => `modulepreload ${file} ${hash}`,
)

it.each<[string, Visit]>([
  ['as soon as the registry has come', { registry: { modes: { party } } }],
  [
    'from the stored registry under the service worker',
    { stored: { 'draft:registry': JSON.stringify({ modes: { party } }) }, isControlled: true },
  ],
])('the mode of the path is preloaded with its hashes %s', async (_, visit) => {
  const stored = { ...onboarded, ...visit.stored }
  const { document } = await open({ path: '/party/create', ...visit, stored })
  await vi.waitFor(() => expect(filesOfParty(document)).toEqual(expectedFiles))
})

it('the app, and no mode, is requested once the mode chooser has painted, with its images', async () => {
  let showImage = () => {}
  const decode = () => new Promise<void>((resolve) => (showImage = resolve))
  const visit = { stored: onboarded, decode, registry: { modes: { party } } }
  const { document, requestAnimationFrame } = await open(visit)
  for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame)
  expect(requestedBy(document)).toEqual([])
  showImage()
  await vi.waitFor(() =>
    expect(requestedBy(document)).toEqual(['/locales/en/translation.json', '/app.js', 'start']),
  )
  expect(filesOfParty(document)).toEqual([])
})

it('the app and its outlet are requested with the skeleton of a mode', async () => {
  const { document } = await open({ path: '/wallet', stored: onboarded })
  expect(requestedBy(document)).toEqual([
    '/locales/en/translation.json',
    '/app.js',
    '/outlet.js',
    'start',
  ])
})

it('an image that fails does not delay the app', async () => {
  const { document } = await open({ decode: () => Promise.reject(new Error('no image')) })
  await vi.waitFor(() => expect(document.head.querySelector('[name=start]')).not.toBeNull())
})
