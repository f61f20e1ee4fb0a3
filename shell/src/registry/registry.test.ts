import { isTrustedUrl } from '@baithak/shared/trusted-url'
import { describe, expect, it, vi } from 'vitest'
import { fetchRegistry, parseRegistry, type Registry } from './registry'

const origin = 'https://baithak.example'
const hash = `sha256-${'A'.repeat(43)}=`
const manifest = {
  id: 'work',
  version: '1.0.0',
  contract: 1,
  prefix: '/',
  nav: [{ path: '/work', label: { en: 'Home', hi: 'होम' }, icon: [['path', { d: 'M0 0h1' }]] }],
  immersive: ['/check-in'],
  entry: 'remoteEntry.js',
  preload: { scripts: ['remoteEntry.js'], styles: [], texts: {} },
  integrity: { 'remoteEntry.js': hash },
}
const entry = { url: 'https://work.example/1/', manifest }
const parse = (modes: object) => parseRegistry({ modes }, origin)

describe('code is loaded', () => {
  it.each([
    'https://work.example/1/',
    'http://localhost:4171/1/',
    'http://127.0.0.1:4171/',
    '/modes/work/1/',
  ])('from %s', (url) => expect(isTrustedUrl(url, origin)).toBe(true))

  it.each([
    'http://work.example/1/',
    'javascript:alert(1)//',
    'data:text/javascript,0/',
    'https://work.example/1/remoteEntry.js',
    'http://localhost.evil.example/',
    'blob:https://work.example/',
  ])('never from %s', (url) => expect(isTrustedUrl(url, origin)).toBe(false))
})

describe('the registry', () => {
  it('resolves the URL of each mode', () => {
    expect(parse({ work: { ...entry, url: '/modes/work/1/' } }).registry.work?.url).toBe(
      'https://baithak.example/modes/work/1/',
    )
  })

  it('lists refused entries and keeps the rest', () => {
    const { registry, refused } = parse({
      work: entry,
      party: { url: 'http://evil.example/', manifest: { ...manifest, id: 'party' } },
      gig: { ...entry, manifest: { ...manifest, id: 'gig', contract: 'one' } },
      admin: entry,
    })
    expect(Object.keys(registry)).toEqual(['work'])
    expect(refused).toEqual(['party', 'gig', 'admin'])
  })

  it('names modes that did not exist when the shell was built', () => {
    const events = { ...entry, manifest: { ...manifest, id: 'events', prefix: '/events' } }
    expect(Object.keys(parse({ work: entry, events }).registry)).toEqual(['work', 'events'])
  })

  it.each([
    ['party', '/gig'],
    ['party', '/'],
    ['events', '/'],
    ['events', '/party'],
    ['events', '/onboarding'],
    ['events', '/assets'],
    ['events', '/events/today'],
    ['events', '/Events'],
  ])('refuses %s under the prefix %s, which is not its own', (id, prefix) => {
    const moved = { ...entry, manifest: { ...manifest, id, prefix } }
    expect(parse({ [id]: moved }).refused).toEqual([id])
  })

  it.each(['Events', 'e', 'events/x', '9pm'])('refuses a mode with the id %s', (id) => {
    const named = { ...entry, manifest: { ...manifest, id, prefix: '/events' } }
    expect(parse({ [id]: named }).refused).toEqual([id])
  })

  it.each([
    ['a script', [['script', { d: '' }]]],
    ['a URL to load', [['image', { href: 'https://evil.example/x.svg' }]]],
    ['a handler', [['path', { d: 'M0 0', onload: 'alert(1)' }]]],
    ['a style', [['path', { d: 'url(javascript:alert(1))' }]]],
  ])('refuses %s in an icon', (_, icon) => {
    const nav = [{ ...manifest.nav[0], icon }]
    expect(parse({ work: { ...entry, manifest: { ...manifest, nav } } }).refused).toEqual(['work'])
  })

  it.each([
    '../../evil.js',
    '//evil.example/remoteEntry.js',
    '/remoteEntry.js',
    'https://evil.example/remoteEntry.js',
    'assets//evil.example.js',
  ])('refuses a file outside the folder of a release: %s', (file) => {
    const out = { ...entry, manifest: { ...manifest, entry: file } }
    expect(parse({ work: out }).refused).toEqual(['work'])
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
    'refuses navigation out of the app: %s',
    (path) => {
      const nav = [{ ...manifest.nav[0], path }]
      expect(parse({ work: { ...entry, manifest: { ...manifest, nav } } }).refused).toEqual([
        'work',
      ])
    },
  )

  it.each([
    ['a label', { nav: [{ ...manifest.nav[0], label: { en: 'x'.repeat(41), hi: 'होम' } }] }],
    ['a navigation', { nav: Array(7).fill(manifest.nav[0]) }],
    ['an icon', { nav: [{ ...manifest.nav[0], icon: Array(31).fill(['path', {}]) }] }],
    ['a shape', { nav: [{ ...manifest.nav[0], icon: [['path', { d: '1'.repeat(2001) }]] }] }],
    ['a path', { nav: [{ ...manifest.nav[0], path: `/${'a'.repeat(200)}` }] }],
    ['a list of immersive paths', { immersive: Array(51).fill('/check-in') }],
    ['an immersive path', { immersive: [`/${':a'.repeat(100)}`] }],
    ['a version', { version: '1'.repeat(41) }],
    ['a list of files', { preload: { ...manifest.preload, scripts: Array(101).fill('a.js') } }],
    ['the name of a file', { entry: `${'a'.repeat(198)}.js` }],
  ])('refuses a mode with %s that is too large', (_, part) => {
    expect(parse({ work: { ...entry, manifest: { ...manifest, ...part } } }).refused).toEqual([
      'work',
    ])
  })

  const parseBuilt = (changes: object) =>
    parse({ work: { ...entry, manifest: { ...manifest, ...changes } } }).refused

  it.each([
    ['its entry', { integrity: {} }],
    ['a script', { preload: { ...manifest.preload, scripts: ['remoteEntry.js', 'a.js'] } }],
    ['a style sheet', { preload: { ...manifest.preload, styles: ['a.css'] } }],
    ['its translations', { preload: { ...manifest.preload, texts: { en: ['en.js'] } } }],
    ['a screen', { preload: { ...manifest.preload, screens: { '/wallet': ['wallet.js'] } } }],
    ['its list of files', { files: 'files.json' }],
    ['a property of Object.prototype', { entry: 'constructor' }],
  ])('refuses a mode without the hash of %s', (_, changes) =>
    expect(parseBuilt(changes)).toEqual(['work']),
  )

  it.each(['', 'sha256-', `md5-${'A'.repeat(22)}==`, hash.replace('A', '_'), `${hash} ${hash}`])(
    'refuses a mode with the hash %j',
    (broken) => expect(parseBuilt({ integrity: { 'remoteEntry.js': broken } })).toEqual(['work']),
  )

  it.each([hash, `sha384-${'A'.repeat(64)}`, `sha512-${'A'.repeat(86)}==`])(
    'accepts a mode with the hash %s',
    (known) => expect(parseBuilt({ integrity: { 'remoteEntry.js': known } })).toEqual([]),
  )

  it('is empty when the file is no registry', () => {
    expect(parseRegistry('<!doctype html>', origin)).toEqual({
      registry: {},
      refused: ['remotes.json'],
    })
  })
})

describe('the registry from the network', () => {
  const fetched = (body: string, status = 200, stored: Registry = {}) => {
    vi.stubGlobal('fetch', async () => new Response(body, { status }))
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    return fetchRegistry(() => stored)
  }
  const gig = { ...entry, manifest: { ...manifest, id: 'gig' } }
  const { registry: stored } = parse({ work: entry, gig })

  it.each([
    ['a captive portal’s page', '<!doctype html><title>Log in</title>'],
    ['an empty file', ''],
    ['JSON of another kind', '[]'],
    ['no mode', '{"modes":{}}'],
    ['truncated JSON', '{"modes":{"work":'],
    [
      'more than half a million characters',
      JSON.stringify({ modes: { work: entry }, more: 'x'.repeat(5e5) }),
    ],
  ])('is refused when it is %s', async (_, body) => {
    await expect(fetched(body)).rejects.toThrow()
  })

  it('is refused when the server fails', async () => {
    await expect(fetched(JSON.stringify({ modes: { work: entry } }), 500)).rejects.toThrow('500')
  })

  it('uses the stored entry for a refused one, and drops a mode that it does not name', async () => {
    const registry = await fetched(JSON.stringify({ modes: { work: { url: 1 } } }), 200, stored)
    expect(registry).toEqual({ work: stored.work })
    expect(console.warn).toHaveBeenCalledWith('remotes.json: refused the entries of work')
  })
})
