// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import type { RegistryEntry } from '../registry/registry'
import { listReleaseFiles } from './release-files'

const url = 'https://modes.example/gig/1.0.0-3fa9c2d1b0/'
const integrity = { 'mode.js': 'sha256-a', 'files.json': 'sha256-f' }
const manifest = { files: 'files.json', integrity }
const entry = { url, manifest } as unknown as RegistryEntry
const code = [
  [`${url}mode.js`, { integrity: 'sha256-a' }],
  [`${url}files.json`, { integrity: 'sha256-f' }],
]
const cached = (response: Promise<Response>) => {
  vi.stubGlobal('fetch', () => response)
  return listReleaseFiles(entry)
}

afterEach(() => {
  vi.unstubAllGlobals()
})

it('all files that a release lists are cached with their hashes, images included', async () => {
  const list = { 'mode.js': 'sha256-a', 'assets/stage.svg': 'sha256-s' }
  expect(await cached(Promise.resolve(Response.json(list)))).toEqual([
    code[0],
    [`${url}assets/stage.svg`, { integrity: 'sha256-s' }],
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
  const list = {
    'mode.js': 'sha256-other',
    '../other/a.js': 'sha256-b',
    'https://elsewhere.example/a.js': 'sha256-c',
  }
  expect(await cached(Promise.resolve(Response.json(list)))).toEqual(code)
})

it('the list itself is checked against its hash in the registry, and not requested where there is none', async () => {
  const fetchMock = vi.fn(async () => Response.json({}))
  vi.stubGlobal('fetch', fetchMock)
  const early = { url, manifest: { integrity: { 'mode.js': 'sha256-a' } } }
  expect(await listReleaseFiles(early as unknown as RegistryEntry)).toEqual([code[0]])
  expect(fetchMock).not.toHaveBeenCalled()
  await listReleaseFiles(entry)
  expect(fetchMock).toHaveBeenCalledExactlyOnceWith(new URL(`${url}files.json`), {
    integrity: 'sha256-f',
  })
})
