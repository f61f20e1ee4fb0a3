import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Registry, RegistryEntry } from '../registry/registry'
import { mustReload } from './must-reload'

const url = 'https://gig.example/1.0.0-3fa9c2d1b0/'
const integrity = { 'remoteEntry.js': 'sha256-a', 'first.css': 'sha256-c', 'stage.svg': 'sha256-s' }
const gig = { url, manifest: { entry: 'remoteEntry.js', integrity } } as unknown as RegistryEntry
const registry = { refetch: async (): Promise<Registry> => ({ gig }) }
const answer = vi.fn(async (_url: string, _init: RequestInit) => new Response())

beforeEach(() => vi.stubGlobal('fetch', answer))
afterEach(() => {
  vi.unstubAllGlobals()
  answer.mockReset().mockImplementation(async () => new Response())
})

it('the newest release needs one after it has failed, once its files are refetched past the caches', async () => {
  expect(await mustReload('gig', { registry }, (failed) => failed === url)).toBe(true)
  expect(answer.mock.calls.map(([file, { cache, integrity }]) => [file, cache, integrity])).toEqual(
    [
      [`${url}remoteEntry.js`, 'reload', 'sha256-a'],
      [`${url}first.css`, 'reload', 'sha256-c'],
    ],
  )
})

it('another release can be entered in the same page', async () => {
  expect(await mustReload('gig', { registry }, () => false)).toBe(false)
  expect(answer).not.toHaveBeenCalled()
})

it.each([
  ['does not respond', async () => Promise.reject(new TypeError('no network'))],
  ['no longer has the file', async () => new Response('', { status: 404 })],
])('no new page is loaded while the server %s', async (_, answers) => {
  answer.mockImplementation(answers)
  expect(await mustReload('gig', { registry }, () => true)).toBe(false)
})

it('no new page is loaded while the registry cannot be loaded', async () => {
  const unreachable = { ...registry, refetch: async () => Promise.reject(new Error('no network')) }
  expect(await mustReload('gig', { registry: unreachable }, () => true)).toBe(false)
})
