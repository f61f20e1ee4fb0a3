// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { registryEntry } from '../testing/registry-entry'
import { createTestServices } from '../testing/render-shell'
import { prefetchOnceIdle, prefetchOnIntent } from './prefetch'
import { preloadMode } from './preload-mode'

// The chunk itself is not tested here.
vi.mock('./mode-outlet', () => ({}))

const hash = `sha256-${'A'.repeat(43)}=`
const files =
  'mode.js en.js hi.js screens-en.js screens-hi.js detail.js detail.css first.css room.svg'
const modeWithFiles = (id: string, audience?: 'partner') =>
  registryEntry(id, {
    audience,
    integrity: Object.fromEntries(files.split(' ').map((file) => [file, hash])),
    preload: {
      scripts: ['mode.js'],
      styles: ['first.css'],
      texts: { en: ['en.js'], hi: ['hi.js'] },
      screenTexts: { en: ['screens-en.js'], hi: ['screens-hi.js'] },
      screens: { [`/${id}/venue/:id`]: ['detail.js', 'detail.css'] },
      pictures: { [`/${id}/venue/:id`]: ['room.svg'] },
    },
  })

function createServices() {
  const services = createTestServices('hi')
  const [work, party] = [modeWithFiles('work'), modeWithFiles('party')]
  services.registry.store.setState({ work, party, admin: modeWithFiles('admin', 'partner') }, true)
  return services
}

const nameOf = (url: string) => url.replace('https://modes.example/', '').replace('1.0.0/', '')
const preloaded = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, href }) => `${rel} ${nameOf(href)}`)

beforeEach(() => {
  history.replaceState(null, '', '/')
  document.body.innerHTML =
    '<a href="/party/venue/7"><b>A room</b></a><a href="/">Modes</a><a href="https://else.example/gig">Away</a>'
})

it.each(['pointerdown', 'pointerover'])(
  '%s on a link preloads the screen behind it once, with hashes, in its language and in English',
  async (type) => {
    prefetchOnIntent(createServices())
    for (const _ of [1, 2])
      document.querySelector('b')?.dispatchEvent(new Event(type, { bubbles: true }))
    expect(preloaded()).toEqual([
      'modulepreload party/mode.js',
      'modulepreload party/hi.js',
      'modulepreload party/en.js',
      'modulepreload party/detail.js',
      'preload party/detail.css',
      'modulepreload party/screens-hi.js',
      'modulepreload party/screens-en.js',
      'preload party/first.css',
      'preload party/room.svg',
    ])
    for (const link of document.head.querySelectorAll('link')) {
      // A picture is shown without CORS, and browsers do not check its hash.
      const isPicture = link.as === 'image'
      expect(link.integrity).toBe(isPicture ? '' : hash)
      expect(link.crossOrigin).toBe(isPicture ? null : 'anonymous')
    }
  },
)

it.each(['[href="/"]', '[href*="else"]', 'body'])(
  'a press on %s preloads nothing',
  async (selector) => {
    prefetchOnIntent(createServices())
    document.querySelector(selector)?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(preloaded()).toEqual([])
  },
)

it('a preload has succeeded once all code has come, and is tried again after a failure', async () => {
  const links = (name: string) => document.head.querySelectorAll(`link[href$="gig/1.0.0/${name}"]`)
  const link = (name: string) => links(name)[0] ?? null
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response())
  vi.stubGlobal('fetch', fetched)
  const failed = preloadMode(modeWithFiles('gig'), 'en')
  link('mode.js')?.dispatchEvent(new Event('error'))
  // The browser may have cached a damaged file, so the second request is not answered from its cache.
  await vi.waitFor(() => expect(links('mode.js')).toHaveLength(2))
  links('mode.js')[1]?.dispatchEvent(new Event('error'))
  expect(fetched.mock.calls).toEqual([
    [expect.stringMatching(/mode\.js$/), { cache: 'reload', integrity: hash }],
  ])
  await expect(failed).rejects.toMatchObject({ name: 'ChunkLoadError' })
  expect(link('mode.js')).toBeNull()
  const loaded = vi.fn()
  const retried = preloadMode(modeWithFiles('gig'), 'en').then(loaded)
  link('mode.js')?.dispatchEvent(new Event('load'))
  await Promise.resolve()
  expect(loaded).not.toHaveBeenCalled()
  link('en.js')?.dispatchEvent(new Event('load'))
  await retried
})

it.each([
  ['/', false, [...Array(4).fill('work'), ...Array(4).fill('party')]],
  // Partners stay in their mode.
  ['/admin/dashboard', false, []],
  ['/', true, []],
])(
  'an idle page at %s, with the data saver %s, fetches the modes %j',
  async (path, saveData, ids) => {
    history.replaceState(null, '', path)
    vi.stubGlobal('navigator', { ...navigator, connection: { saveData } })
    const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response())
    vi.stubGlobal('fetch', fetched)
    await prefetchOnceIdle(createServices(), async () => {})
    expect(fetched.mock.calls.map(([url]) => nameOf(url).split('/')[0])).toEqual(ids)
    for (const [, init] of fetched.mock.calls) expect(init).toMatchObject({ integrity: hash })
  },
)
