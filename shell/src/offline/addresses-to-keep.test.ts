import { afterEach, expect, it, vi } from 'vitest'
import type { RegistryEntry } from '../modes/registry'
import { filesOf } from './addresses-to-keep'

const url = 'https://modes.example/gig/1.0.0-3fa9c2d1b0/'
const manifest = { files: 'files.json', integrity: { 'remoteEntry.js': 'sha384-a' } }
const entry = { url, manifest }
const kept = (answer: Promise<Response>) => {
  vi.stubGlobal('fetch', () => answer)
  return filesOf(entry as unknown as RegistryEntry)
}

afterEach(() => vi.unstubAllGlobals())

it('all files that a build lists are kept, its pictures too', async () => {
  const files = await kept(Promise.resolve(Response.json(['remoteEntry.js', 'assets/stage.svg'])))
  expect(files).toEqual([`${url}remoteEntry.js`, `${url}assets/stage.svg`])
})

it.each([
  ['has no list', () => Promise.resolve(new Response('Not found', { status: 404 }))],
  ['lists something else', () => Promise.resolve(Response.json({ files: 3 }))],
  ['does not answer', () => Promise.reject(new TypeError('no network'))],
])('of a build that %s the code is kept', async (_, answer) =>
  expect(await kept(answer())).toEqual([`${url}remoteEntry.js`]),
)

it('nothing outside its folder is kept for a build', async () => {
  const list = ['../other/a.js', 'https://elsewhere.example/a.js', 'assets/a.js']
  expect(await kept(Promise.resolve(Response.json(list)))).toEqual([`${url}assets/a.js`])
})

it('a build that names no list is not asked for one', async () => {
  const ask = vi.fn()
  vi.stubGlobal('fetch', ask)
  const early = { url, manifest: { ...manifest, files: undefined } }
  expect(await filesOf(early as unknown as RegistryEntry)).toEqual([`${url}remoteEntry.js`])
  expect(ask).not.toHaveBeenCalled()
})
