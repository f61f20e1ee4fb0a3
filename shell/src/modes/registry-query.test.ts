// @vitest-environment jsdom
import type { RegistryContent } from '@baithak/contract'
import { openStorage } from '@baithak/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import { registryEntry } from '../testing/registry-entry'
import { createKnownGood } from './known-good'
import { createRegistryQuery } from './registry-query'

const release = (version: string, id = 'gig') => registryEntry(id, { version })
const sentence = { en: 'Gig is closed today.', hi: 'महफ़िल आज बंद है।' }
const withGig = (version: string, changes: Partial<RegistryContent> = {}) => ({
  modes: { gig: release(version) },
  ...changes,
})
const never = () => new Promise<never>(() => {})
const fails = () => Promise.reject(new TypeError('Failed to fetch'))

/** A visit of this device. The server answers with one response after the other, then with the last one. */
function visit(
  answers: (() => Promise<unknown>)[],
  options: Partial<Parameters<typeof createRegistryQuery>[0]> = {},
) {
  const storage = openStorage()
  const knownGood = createKnownGood(storage)
  const request = vi.fn(() => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? never())
  const query = createRegistryQuery({ storage, knownGood, request, ...options })
  const enter = async (id = 'gig') => (await query.forEntry(id))[id]?.manifest.version
  return { query, request, enter, knownGood }
}
const answer = (json: object) => () => Promise.resolve(json)

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

it('the registry is used for a minute, and is then requested again', async () => {
  const { enter, request, query } = visit([answer(withGig('1.0.0')), answer(withGig('2.0.0'))])
  expect(await enter()).toBe('1.0.0')
  query.prefetch()
  await vi.advanceTimersByTimeAsync(59_999)
  expect(await enter()).toBe('1.0.0')
  expect(request).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  query.prefetch()
  expect(await enter()).toBe('2.0.0')
  expect(request).toHaveBeenCalledTimes(2)
})

it('the registry comes from the last visit if the network fails, and after 1.5 s if it hangs', async () => {
  const first = visit([answer(withGig('1.0.0'))])
  await first.enter()
  expect(await visit([fails]).enter()).toBe('1.0.0')
  const entered = vi.fn()
  void visit([never]).enter().then(entered)
  await vi.advanceTimersByTimeAsync(1499)
  expect(entered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(entered).toHaveBeenCalledWith('1.0.0')
})

it('the registry is missing on a first visit without network, and requested at the next try', async () => {
  const { query, enter } = visit([fails, answer(withGig('1.0.0'))])
  await expect(query.forEntry('gig')).rejects.toThrow('Failed to fetch')
  expect(await enter()).toBe('1.0.0')
})

it('the registry is the stored one where all files are on the device, unless a release is revoked', async () => {
  await visit([answer(withGig('1.0.0'))]).enter()
  const { enter } = visit([answer(withGig('2.0.0'))], { isOnDevice: () => true })
  expect(await enter()).toBe('1.0.0')
  await vi.advanceTimersByTimeAsync(0)
  expect(await enter()).toBe('2.0.0')
  const withdrawn = withGig('3.0.0', { withdrawn: [release('2.0.0').url] })
  const next = visit([answer(withdrawn)], { isOnDevice: () => true })
  await vi.advanceTimersByTimeAsync(0)
  expect(next.query.isRevoked(release('2.0.0'))).toBe(true)
  expect(await next.enter()).toBe('3.0.0')
})

it('a response without a valid entry is not used', async () => {
  const { query } = visit([answer({ modes: { gig: { url: 'http://evil.example/' } } })])
  await expect(query.forEntry('gig')).rejects.toThrow('names no mode')
})

it.each([
  ['an error of the host', new Response('{}', { status: 500 }), 'answered 500'],
  ['more than 500,000 characters', new Response(' '.repeat(500_001)), 'has 500001 characters'],
])('a response with %s is not used', async (_, response, message) => {
  window.registryResponse = Promise.resolve(response)
  const storage = openStorage()
  const query = createRegistryQuery({ storage, knownGood: createKnownGood(storage) })
  await expect(query.forEntry('gig')).rejects.toThrow(message)
})

it('a response with a refused entry keeps the last one of its mode, or the known-good one', async () => {
  const broken = { modes: { gig: { url: 'x' }, party: release('2.0.0', 'party') } }
  const { query, knownGood, enter } = visit([answer(withGig('1.0.0')), answer(broken)])
  await enter()
  await vi.advanceTimersByTimeAsync(60_000)
  await query.forEntry('gig')
  const { gig, party } = query.store.getState()
  expect([gig?.manifest.version, party?.manifest.version]).toEqual(['1.0.0', '2.0.0'])
  expect(console.warn).toHaveBeenCalledWith(expect.stringMatching(/refused the entry of gig/))
  knownGood.remember(release('0.9.0'))
  localStorage.removeItem('draft:registry')
  const next = visit([answer(broken)])
  await next.query.forEntry('gig')
  expect(next.query.store.getState().gig?.manifest.version).toBe('0.9.0')
})

it('a response without a mode removes it from the device, its known-good release too', async () => {
  const party = release('1.0.0', 'party')
  const { query, knownGood } = visit([answer({ modes: { party } })])
  for (const known of [party, release('1.0.0')]) knownGood.remember(known)
  await query.forEntry('gig')
  const next = visit([never])
  expect(next.knownGood.get('gig')).toBeUndefined()
  expect(next.knownGood.get('party')).toEqual(party)
  expect(next.query.store.getState().gig).toBeUndefined()
})

it('a response that withdraws a release has the known-good one in its place, also at the next visit', async () => {
  const withdrawn = withGig('2.0.0', { withdrawn: [release('2.0.0').url] })
  const { enter, knownGood } = visit([answer(withdrawn)])
  knownGood.remember(release('1.0.0'))
  expect(await enter()).toBe('1.0.0')
  const { query } = visit([never])
  expect(query.store.getState().gig?.manifest.version).toBe('1.0.0')
  expect(query.isRevoked(release('2.0.0'))).toBe(true)
})

it('a response that disables a mode says why, also at the next visit before its response', async () => {
  const { query } = visit([answer(withGig('1.0.0', { disabled: { gig: sentence } }))])
  await query.forEntry('gig')
  const next = visit([never]).query
  expect(next.disabled.getState()).toEqual({ gig: sentence })
  expect(next.isRevoked(release('1.0.0'))).toBe(true)
  expect(next.isRevoked({ ...release('1.0.0'), channel: 'preview' })).toBe(false)
})

it.each(['3.0.0', '1.0.0'])(
  'a preview of %s takes the place of the regular release, in this tab',
  async (version) => {
    const previews = Promise.resolve({ gig: release(version) })
    const { query } = visit([answer(withGig('1.0.0'))], { previews })
    expect((await query.forEntry('gig')).gig).toMatchObject({
      ...release(version),
      channel: 'preview',
      regular: release('1.0.0'),
    })
  },
)

it('a preview is not used once it is withdrawn', async () => {
  const previews = Promise.resolve({ gig: release('2.0.0') })
  const withdrawn = [release('2.0.0').url]
  const { enter } = visit([answer(withGig('1.0.0', { withdrawn }))], { previews })
  expect(await enter()).toBe('1.0.0')
})
