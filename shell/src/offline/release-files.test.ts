// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import type { ModeRelease } from '../services/shell-services'
import { registryEntry } from '../testing/registry-entry'
import { listReleaseFiles, offlineFiles, offlineModes } from './release-files'

const url = 'https://modes.example/gig/1.0.0-3fa9c2d1b0/'
const hash = `sha256-${'a'.repeat(43)}=`
const integrity = { 'mode.js': 'sha256-a', 'files.json': 'sha256-f' }
const manifest = { files: 'files.json', integrity }
const entry = { url, manifest } as unknown as ModeRelease
const code = [
  [`${url}mode.js`, { integrity: 'sha256-a' }],
  [`${url}files.json`, { integrity: 'sha256-f' }],
]
const cached = (respond: () => Response) => {
  vi.stubGlobal('fetch', async () => respond())
  return listReleaseFiles(entry)
}

it('all files that a release lists are cached with their hashes, images included', async () => {
  const list = { 'mode.js': hash, 'assets/stage.svg': hash }
  expect(await cached(() => Response.json(list))).toEqual([
    code[0],
    [`${url}assets/stage.svg`, { integrity: hash }],
    code[1],
  ])
})

const noNetwork = () => {
  throw new TypeError('no network')
}
it.each<[string, () => Response]>([
  ['has no list', () => new Response('Not found', { status: 404 })],
  ['lists names without hashes', () => Response.json(['assets/stage.svg'])],
  ['lists something else', () => Response.json({ files: 3 })],
  ['does not respond', noNetwork],
  ['lists another hash', () => Response.json({ 'mode.js': hash })],
  ['lists a file of another release', () => Response.json({ '../other/a.js': hash })],
  ['lists a file of another host', () => Response.json({ '//elsewhere.example/a.js': hash })],
  ['lists a URL', () => Response.json({ 'https://elsewhere.example/a.js': hash })],
])('of a release that %s only the files in the registry are cached', async (_, respond) =>
  expect(await cached(respond)).toEqual(code),
)

it('the list is checked against its hash in the registry, and not requested without one', async () => {
  const fetchMock = vi.fn(async () => Response.json({}))
  vi.stubGlobal('fetch', fetchMock)
  const early = { url, manifest: { integrity: { 'mode.js': 'sha256-a' } } }
  expect(await listReleaseFiles(early as unknown as ModeRelease)).toEqual([code[0]])
  expect(fetchMock).not.toHaveBeenCalled()
  await listReleaseFiles(entry)
  expect(fetchMock).toHaveBeenCalledExactlyOnceWith(new URL(`${url}files.json`), {
    integrity: 'sha256-f',
  })
})

const files = ['mode.js', 'first.js', 'first.css', 'en.js', 'hi.js', 'wallet.js', 'map.js']
const work = registryEntry('work', {
  offline: ['/wallet'],
  preload: {
    scripts: ['mode.js', 'first.js'],
    styles: ['first.css'],
    texts: { en: ['en.js'], hi: ['hi.js'] },
    screenTexts: {},
    screens: { '/wallet': ['wallet.js'], '/map': ['map.js'] },
  },
  integrity: Object.fromEntries(files.map((file) => [file, hash])),
})
const registry = { modes: { work, gig: registryEntry('gig') } }

it('the files of offline screens are cached, each with its hash', () => {
  const modes = offlineModes(registry, 'https://shell.example')
  expect(modes.map(({ manifest }) => manifest.id)).toEqual(['work'])
  expect(modes.flatMap(offlineFiles)).toEqual(
    files.filter((file) => file !== 'map.js').map((file) => [work.url + file, { integrity: hash }]),
  )
})
