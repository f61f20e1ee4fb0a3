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
const cached = (response: Promise<Response>) => {
  vi.stubGlobal('fetch', () => response)
  return listReleaseFiles(entry)
}

it('all files that a release lists are cached with their hashes, images included', async () => {
  const list = { 'mode.js': hash, 'assets/stage.svg': hash }
  expect(await cached(Promise.resolve(Response.json(list)))).toEqual([
    code[0],
    [`${url}assets/stage.svg`, { integrity: hash }],
    code[1],
  ])
})

it.each([
  ['has no list', () => Promise.resolve(new Response('Not found', { status: 404 }))],
  ['lists names without hashes', () => Promise.resolve(Response.json(['assets/stage.svg']))],
  ['lists something else', () => Promise.resolve(Response.json({ files: 3 }))],
  ['does not respond', () => Promise.reject(new TypeError('no network'))],
])('of a release that %s the files in the registry are cached', async (_, answer) =>
  expect(await cached(answer())).toEqual(code),
)

it('the registry overrides the list, and no file outside the folder of a release is cached', async () => {
  expect(await cached(Promise.resolve(Response.json({ 'mode.js': hash })))).toEqual(code)
  for (const file of [
    '../other/a.js',
    'https://elsewhere.example/a.js',
    '//elsewhere.example/a.js',
  ])
    expect(await cached(Promise.resolve(Response.json({ [file]: hash })))).toEqual(code)
})

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

it('a registry that is not one has none', () => {
  expect(offlineModes('<html>', 'https://shell.example')).toEqual([])
})
