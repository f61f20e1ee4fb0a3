import { hashOf } from '@baithak/build/file-hashes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type HostileRelease, hostileHost } from '../testing/hostile-host'
import { partyPictures } from '../testing/stub-pictures'
import { runOn } from '../testing/stub-site'

let host: Awaited<ReturnType<typeof hostileHost>>
beforeAll(async () => {
  host = await hostileHost()
})
afterAll(() => host.close())

type Respond = NonNullable<NonNullable<Parameters<typeof host.set>[1]>['respond']>
const picture = { markup: '<h1>Hi</h1>', styles: '' }
const screen = { en: picture, hi: picture }

describe('a release that names pages of others is refused', () => {
  it.each([
    ...[
      '/index',
      '/work',
      '/gig',
      '/404',
      '/',
      'party',
      '/party/',
      '/Party',
      '/partyx',
      '/assets/app',
    ],
    ...['/../../x', '/party/../gig', '/party/..', '//evil/x', '/party/%2e%2e/x', '/party\\..\\x'],
    ...[
      '/party/a.b',
      '/registry/party',
      '/service-worker',

      '/party/a?b',
      '/party/\n',
    ],
  ])('%j', async (path) => {
    const outcome = await host.set({ pictures: { ...partyPictures, [path]: screen } })
    expect(outcome.error).toContain('a path is none of its own')
    host.expectHarmless(outcome)
  })
})

describe('a release with data of another shape is refused', () => {
  const many = Object.fromEntries(
    Array.from({ length: 13 }, (_, index) => [`/party/p${index}`, screen]),
  )
  const large = { ...picture, markup: 'x'.repeat(300_001) }
  it.each<[string, HostileRelease | (() => HostileRelease)]>([
    ['pictures that are not JSON', { pictures: '<html>' }],
    ['pictures without English', { pictures: { '/party': { hi: picture } } }],
    ['a picture without styles', { pictures: { '/party': { en: { markup: '' }, hi: picture } } }],
    [
      'a number as markup',
      { pictures: { '/party': { en: { markup: 1, styles: '' }, hi: picture } } },
    ],
    ['a list of pictures', { pictures: [[screen]] }],
    ['too many pictures', { pictures: many }],
    ['a huge picture', { pictures: { '/party': { en: large, hi: picture } } }],
    ['a style sheet that is not closed', { sheet: '.big{color:red' }],
    ['a style sheet that closes too much', { sheet: '.big{color:red}}' }],
    [
      'a file of another host',
      () => ({ listed: { [`${host.foreignUrl}/x.js`]: hashOf('foreign()') } }),
    ],
    [
      'a file of another host without a scheme',
      () => ({ listed: { [host.foreignUrl.slice(5)]: hashOf('foreign()') } }),
    ],
    ['a file outside its folder', { listed: { '../x.js': hashOf('') } }],
    ['a file without a hash', { listed: { 'x.js': 'md5-1' } }],
    ['a nested list of files', { listed: { 'x.js': { a: 1 } } }],
    ['an entry outside its folder', { manifest: { entry: '../../x.js' } }],
    ['an entry of another host', () => ({ manifest: { entry: `${host.foreignUrl}/x.js` } })],
    ['the id of another mode', { manifest: { id: 'gig' } }],
    ['the prefix of another mode', { manifest: { prefix: '/work' } }],
    [
      'a navigation that leads elsewhere',
      { manifest: { nav: [{ path: '//evil.example', label: { en: '', hi: '' }, icon: [] }] } },
    ],
    [
      'an icon that runs',
      {
        manifest: { nav: [{ path: '/party', label: { en: '', hi: '' }, icon: [['script', {}]] }] },
      },
    ],
  ])('%s', async (_, release) => {
    const outcome = await host.set(typeof release === 'function' ? release() : release)
    expect(outcome.error).not.toBe('')
    host.expectHarmless(outcome)
  })
})

describe('a release at an address that is none is refused', () => {
  it.each([...['?x=1', '#x', '%2e%2e/', '%22onload=1/', "'x'/", '//x/', '(x)/', '<x>/']])(
    'ending in %s',
    async (ending) => {
      const outcome = await host.set(
        {},
        { address: `${host.url}/party/9.0.0-0123456789/${ending}` },
      )
      expect(outcome.error).toMatch(/is not the URL of a release|answered 404/)
      host.expectHarmless(outcome)
    },
  )

  it.each([
    'javascript:evil()',
    'file:///etc/',
    'data:text/html,x',
    'https://a:b@evil.example/party/',
    '//evil.example/x/',
  ])('%s', async (address) => {
    const outcome = await host.set({}, { address })
    expect(outcome.error).not.toBe('')
    host.expectHarmless(outcome)
  })
})

describe('a host that leads elsewhere or never ends is refused', () => {
  it.each<[string, string, Respond]>([
    [
      'a redirect of mode.json',
      'answered 302',
      (_, response) =>
        Boolean(response.writeHead(302, { location: `${host.foreignUrl}/mode.json` }).end()),
    ],
    [
      'a redirect of a script',
      'answered 301',
      ({ url }, response) =>
        Boolean(url?.endsWith('.js')) &&
        Boolean(response.writeHead(301, { location: `${host.foreignUrl}/x.js` }).end()),
    ],
    [
      'a file of many megabytes',
      'is too large',
      ({ url }, response) =>
        Boolean(url?.endsWith('.js')) && Boolean(response.end(Buffer.alloc(9_000_000))),
    ],
  ])('%s', async (_, reason, respond) => {
    const outcome = await host.set({}, { respond })
    expect(outcome.error).toContain(reason)
    host.expectHarmless(outcome)
  })
})

it('what a release says about itself cannot control the terminal', async () => {
  const respond: Respond = ({ url }, response) => {
    if (!url?.endsWith('release.json')) return false
    const text = '\u001b[2J\u0007\nDone.\u202e'
    return Boolean(response.end(JSON.stringify({ commit: text, author: text })))
  }
  const { folder } = await host.set({}, { respond })
  const lines = [...(await runOn(folder, 'status')), ...(await runOn(folder, 'history party'))]
  expect(lines.join('').match(/\[2JDone\./g)).toHaveLength(4)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
  for (const line of lines) expect(line).not.toMatch(/[\u0000-\u001f\u202e]/)
})

it('names of a release are data in the terminal and in the list of releases', async () => {
  for (const folder of ['__proto__', 'constructor', 'toString']) {
    const outcome = await host.set({}, { address: `${host.url}/party/${folder}/` })
    expect(outcome.error).toBe('')
    expect(
      Object.keys(JSON.parse(outcome.after['shell/releases.json'] ?? '').releases.party),
    ).toContain(folder)
    host.expectHarmless(outcome)
  }
})
