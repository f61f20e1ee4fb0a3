import { describe, expect, it } from 'vitest'
import { isTrustedUrl, parseRegistry } from './registry'

const origin = 'https://baithak.example'
const hash = `sha256-${'A'.repeat(43)}=`
const manifest = {
  id: 'work',
  version: '1.0.0',
  contract: 3,
  prefix: '/',
  nav: [{ path: '/work', label: { en: 'Home', hi: 'होम' }, icon: [['path', { d: 'M0 0h1' }]] }],
  immersive: ['/check-in'],
  entry: 'mode.js',
  preload: { scripts: ['mode.js'], styles: [], texts: {} },
  integrity: { 'mode.js': hash },
}
const entry = { url: 'https://work.example/1/', manifest }
const parse = (modes: object) => parseRegistry({ modes }, origin)
const refusedOf = (modes: object) => [...parse(modes).refused.keys()]
const withManifest = (changes: object) => ({ ...entry, manifest: { ...manifest, ...changes } })

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
    'https://work.example/1/mode.js',
    'http://localhost.evil.example/',
    'blob:https://work.example/',
  ])('never from %s', (url) => expect(isTrustedUrl(url, origin)).toBe(false))
})

describe('the registry', () => {
  it('lists refused entries and keeps the rest', () => {
    const { modes, refused } = parse({
      work: entry,
      party: { url: 'http://evil.example/', manifest: { ...manifest, id: 'party' } },
      gig: { ...entry, manifest: { ...manifest, id: 'gig', contract: 'one' } },
      admin: entry,
    })
    expect(Object.keys(modes)).toEqual(['work'])
    expect(Object.fromEntries(refused)).toEqual({
      party: 'untrusted URL',
      gig: 'Invalid type: Expected number but received "one"',
      admin: 'is work',
    })
  })

  it.each([
    ['party', '/gig'],
    ['party', '/'],
    ['events', '/'],
    ['events', '/onboarding'],
    ['events', '/events/today'],
    ['constructor', '/constructor'],
    ['shared', '/shared'],
  ])('refuses %s under the prefix %s, which is not its own', (id, prefix) => {
    const { modes, refused } = parse({ [id]: withManifest({ id, prefix }) })
    expect(modes).toEqual({})
    expect(refused.get(id)).toMatch(/prefix/)
  })

  it('refuses a mode whose prefix is a path of the default mode', () => {
    const { modes, refused } = parse({
      work: withManifest({ roots: ['/work', '/wallet'] }),
      wallet: withManifest({ id: 'wallet', prefix: '/wallet' }),
    })
    expect(Object.keys(modes)).toEqual(['work'])
    expect(refused.get('wallet')).toBe('/wallet is a prefix that work uses')
  })

  it.each(['Events', 'e', 'events/x', '9pm'])('refuses a mode with the id %s', (id) => {
    expect(refusedOf({ [id]: withManifest({ id, prefix: '/events' }) })).toEqual([id])
  })

  it.each([
    ['a script', [['script', { d: '' }]]],
    ['a URL to load', [['image', { href: 'https://evil.example/x.svg' }]]],
    ['a handler', [['path', { d: 'M0 0', onload: 'alert(1)' }]]],
    ['a style', [['path', { d: 'url(javascript:alert(1))' }]]],
  ])('refuses %s in an icon', (_, icon) => {
    const nav = [{ ...manifest.nav[0], icon }]
    expect(refusedOf({ work: withManifest({ nav }) })).toEqual(['work'])
  })

  it.each([
    '../../evil.js',
    '//evil.example/mode.js',
    '/mode.js',
    'https://evil.example/mode.js',
    'assets//evil.example.js',
  ])('refuses a file outside the folder of a release: %s', (file) => {
    expect(refusedOf({ work: withManifest({ entry: file }) })).toEqual(['work'])
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
    'refuses navigation out of the app: %s',
    (path) => {
      const nav = [{ ...manifest.nav[0], path }]
      expect(refusedOf({ work: withManifest({ nav }) })).toEqual(['work'])
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
    expect(refusedOf({ work: withManifest(part) })).toEqual(['work'])
  })

  it.each<[string, object, string[]]>([
    ['in English alone', { en: 'Home' }, []],
    ['in a language that this shell does not have', { en: 'Home', ta: 'முகப்பு' }, []],
    ['not in English, the fallback', { hi: 'होम' }, ['work']],
  ])('a mode with texts %s has the refusals %j', (_, label, refused) => {
    const nav = [{ ...manifest.nav[0], label }]
    expect(refusedOf({ work: withManifest({ nav }) })).toEqual(refused)
  })

  const parseBuilt = (changes: object) => refusedOf({ work: withManifest(changes) })

  it.each([
    ['its entry', { integrity: {} }],
    ['a script', { preload: { ...manifest.preload, scripts: ['mode.js', 'a.js'] } }],
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
    (broken) => expect(parseBuilt({ integrity: { 'mode.js': broken } })).toEqual(['work']),
  )

  it.each([hash, `sha384-${'A'.repeat(64)}`, `sha512-${'A'.repeat(86)}==`])(
    'accepts a mode with the hash %s',
    (valid) => expect(parseBuilt({ integrity: { 'mode.js': valid } })).toEqual([]),
  )

  it('is empty when the file is not a registry', () => {
    const { modes, refused } = parseRegistry('<!doctype html>', origin)
    expect(modes).toEqual({})
    expect([...refused.keys()]).toEqual(['remotes.json'])
  })
})

describe('the rest of the registry', () => {
  const parseRest = (rest: object) => parseRegistry({ modes: { work: entry }, ...rest }, origin)

  it('is empty in a registry that has only modes, which may have fields of a later version', () => {
    expect(parseRest({ audience: { party: ['all'] }, version: 2 })).toEqual({
      modes: { work: { ...entry, manifest: expect.objectContaining({ id: 'work' }) } },
      withdrawn: [],
      disabled: {},
      refused: new Map(),
    })
  })

  it('has withdrawn releases by their resolved URLs', () => {
    const events = withManifest({ id: 'events', prefix: '/events' })
    const { modes, withdrawn } = parseRegistry(
      {
        modes: { events: { ...events, url: '/modes/events/1/' } },
        withdrawn: ['/modes/work/1/', 'https://work.example/1/'],
      },
      origin,
    )
    expect(modes.events?.url).toBe('https://baithak.example/modes/events/1/')
    expect(withdrawn).toEqual(['https://baithak.example/modes/work/1/', 'https://work.example/1/'])
  })

  it('is refused part by part', () => {
    const parsed = parseRest({
      withdrawn: ['https://work.example/1/', 7, 'javascript:alert(1)//'],
      disabled: {
        party: { en: 'Closed', hi: 'बंद', ta: 'மூடப்பட்டது' },
        work: { en: 'Closed' },
        gig: { hi: 'बंद' },
        admin: { en: ' ', hi: 'x'.repeat(201) },
      },
    })
    expect(parsed.withdrawn).toEqual(['https://work.example/1/'])
    expect(parsed.disabled).toEqual({
      party: { en: 'Closed', hi: 'बंद', ta: 'மூடப்பட்டது' },
      work: { en: 'Closed' },
    })
    expect([...parsed.refused.keys()]).toEqual([
      'withdrawn.1',
      'withdrawn.2',
      'disabled.gig',
      'disabled.admin',
    ])
  })
})
