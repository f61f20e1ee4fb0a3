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
const withManifest = (changes: object) => ({ ...entry, manifest: { ...manifest, ...changes } })

it.each([
  ['https://work.example/1/', true],
  ['http://localhost:4171/1/', true],
  ['http://127.0.0.1:4171/', true],
  ['/modes/work/1/', true],
  ['http://work.example/1/', false],
  ['javascript:alert(1)//', false],
  ['data:text/javascript,0/', false],
  ['https://work.example/1/mode.js', false],
  ['http://localhost.evil.example/', false],
  ['blob:https://work.example/', false],
])('code is loaded from %s: %s', (url, isTrusted) =>
  expect(isTrustedUrl(url, origin)).toBe(isTrusted),
)

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

  it.each(['Events', 'e', 'events/x', '9pm'])('refuses a mode with the id %s', (id) =>
    expect(parse({ [id]: withManifest({ id, prefix: `/${id}` }) }).refused.get(id)).toMatch(
      /format/,
    ),
  )

  const navWith = (changes: object) => ({ nav: [{ ...manifest.nav[0], ...changes }] })
  const preloadWith = (changes: object) => ({ preload: { ...manifest.preload, ...changes } })

  it.each<[string, object]>([
    ['a script as an icon', navWith({ icon: [['script', { d: '' }]] })],
    ['an icon that loads a URL', navWith({ icon: [['image', { href: 'https://evil.example' }]] })],
    ['a handler in an icon', navWith({ icon: [['path', { d: 'M0 0', onload: 'alert(1)' }]] })],
    ['a script URL in an icon', navWith({ icon: [['path', { d: 'url(javascript:alert(1))' }]] })],
    ...[
      '../../evil.js',
      '//evil.example/mode.js',
      '/mode.js',
      'https://evil.example/mode.js',
      'a//b.js',
    ].map((entry): [string, object] => [`the file ${entry} outside its folder`, { entry }]),
    ...['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'].map(
      (path): [string, object] => [`a link out of the app: ${path}`, navWith({ path })],
    ),
    ['no English label', navWith({ label: { hi: 'होम' } })],
    ['a long label', navWith({ label: { en: 'x'.repeat(41) } })],
    ['too many links', { nav: Array(7).fill(manifest.nav[0]) }],
    ['an icon of many shapes', navWith({ icon: Array(31).fill(['path', {}]) })],
    ['a large shape', navWith({ icon: [['path', { d: '1'.repeat(2001) }]] })],
    ['a long path', navWith({ path: `/${'a'.repeat(200)}` })],
    ['too many immersive paths', { immersive: Array(51).fill('/check-in') }],
    ['a long immersive path', { immersive: [`/${':a'.repeat(100)}`] }],
    ['a long version', { version: '1'.repeat(41) }],
    ['too many files', preloadWith({ scripts: Array(101).fill('a.js') })],
    ['a long name of a file', { entry: `${'a'.repeat(198)}.js` }],
    ['no hash of its entry', { integrity: {} }],
    ['no hash of a script', preloadWith({ scripts: ['mode.js', 'a.js'] })],
    ['no hash of a style sheet', preloadWith({ styles: ['a.css'] })],
    ['no hash of its texts', preloadWith({ texts: { en: ['en.js'] } })],
    ['no hash of a screen', preloadWith({ screens: { '/wallet': ['wallet.js'] } })],
    ['no hash of its list of files', { files: 'files.json' }],
    ['no hash of `constructor`', { entry: 'constructor' }],
    ...['', 'sha256-', `md5-${'A'.repeat(22)}==`, hash.replace('A', '_'), `${hash} ${hash}`].map(
      (broken): [string, object] => [`the hash "${broken}"`, { integrity: { 'mode.js': broken } }],
    ),
  ])('refuses a mode with %s', (_, changes) =>
    expect([...parse({ work: withManifest(changes) }).refused.keys()]).toEqual(['work']),
  )

  it.each([hash, `sha384-${'A'.repeat(64)}`, `sha512-${'A'.repeat(86)}==`])(
    'accepts a mode with the hash %s',
    (valid) => {
      const { refused } = parse({ work: withManifest({ integrity: { 'mode.js': valid } }) })
      expect([...refused.keys()]).toEqual([])
    },
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
