// @vitest-environment jsdom
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { needs } from '@baithak/build'
import type { DisabledModes } from '@baithak/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { ModeRelease, Registry } from '../services/shell-services'
import mode from '../testing/mode'
import { registryEntry } from '../testing/registry-entry'
import { loadMode } from './load-mode'

/** A release whose code is a file of the folder `testing`; each has a URL of its own. */
const release = (version: string, manifest: Partial<ModeRelease['manifest']> = {}) => ({
  ...registryEntry('gig', { version, entry: 'mode.ts', needs, ...manifest }),
  url: `${pathToFileURL(join(import.meta.dirname, '../testing')).href}/?${version}`,
})
const [regular, newest] = [release('1.0.0'), release('2.0.0')]
const preload = { scripts: ['mode.ts'], styles: [], texts: {}, screenTexts: {}, screens: {} }
/** A release whose code has another hash than the registry says. */
const tampered = (version: string) =>
  release(version, { preload, integrity: { 'mode.ts': 'sha256-tampered' } })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => new Response())
  // jsdom preloads nothing.
  vi.spyOn(document.head, 'append').mockImplementation((...links) => {
    for (const link of links as HTMLLinkElement[])
      queueMicrotask(() =>
        link.dispatchEvent(new Event(link.integrity === 'sha256-tampered' ? 'error' : 'load')),
      )
  })
})

interface Visit {
  /** Null if it cannot be read. */
  registry?: Registry | null
  knownGood?: ModeRelease
  disabled?: DisabledModes
  failedUrls?: Set<string>
  /** Whether texts come, one answer for each release that is tried. */
  texts?: boolean[]
}

function start({
  registry = { gig: newest },
  knownGood,
  disabled = {},
  texts = [],
  ...visit
}: Visit) {
  const report = vi.fn()
  const services = {
    i18n: { language: 'en' },
    translations: { loadMode: async () => texts.shift() ?? true },
    report,
    knownGood: { get: () => knownGood },
    registry: {
      store: createStore(() => ({})),
      disabled: createStore(() => disabled),
      forEntry: async () => registry ?? Promise.reject(new Error('404')),
    },
  } as unknown as Parameters<typeof loadMode>[1]
  return { loading: loadMode('gig', services, visit.failedUrls ?? new Set()), report }
}

/** Loads Gig. `loaded` is the version that is loaded, or the kind of the error. */
async function load(visit: Visit) {
  const { loading, report } = start(visit)
  const loaded = loading.then(
    ({ release }) => release.manifest.version,
    ({ kind }) => kind,
  )
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(60_000)
  const reported = report.mock.calls.map(([{ kind, url, cause }]) => [kind, url, cause.message])
  return { loading, loaded: await loaded, reported }
}

it('a mode is what the entry of its release exports', async () => {
  const { loading, reported } = await load({})
  expect(await loading).toEqual({ mode, release: newest })
  expect(reported).toEqual([])
})

it('a release that does not load makes way for the known-good one, and is reported', async () => {
  const gig = tampered('2.0.0')
  const { loaded, reported } = await load({ registry: { gig }, knownGood: regular })
  expect(loaded).toBe('1.0.0')
  expect(reported).toMatchObject([['unreachable', gig.url, expect.any(String)]])
})

it('a preview that does not load makes way for the regular release, then the known-good one', async () => {
  const gig: ModeRelease = { ...tampered('3.0.0'), channel: 'preview', regular: newest }
  expect((await load({ registry: { gig } })).loaded).toBe('2.0.0')
  const failedUrls = new Set([newest.url])
  expect((await load({ registry: { gig }, knownGood: regular, failedUrls })).loaded).toBe('1.0.0')
})

it('a release that has failed is not tried again in the same page', async () => {
  const { loaded, reported } = await load({ failedUrls: new Set([newest.url]) })
  expect(loaded).toBe('broken')
  expect(reported).toEqual([])
})

it('a release fails after fifteen seconds', async () => {
  // jsdom loads no style sheet.
  const gig = release('2.0.0', { preload: { ...preload, scripts: [], styles: ['first.css'] } })
  const { loaded, reported } = await load({ registry: { gig } })
  expect(loaded).toBe('unreachable')
  expect(reported[0]?.[2]).toMatch(/has not answered in 15000 ms/)
})

it('a release without texts does not load', async () => {
  const { loaded, reported } = await load({ texts: [false], knownGood: regular })
  expect(loaded).toBe('1.0.0')
  expect(reported[0]?.[0]).toBe('unreachable')
})

it.each<[string, Partial<ModeRelease['manifest']>, string, RegExp]>([
  ['of an older contract', { contract: 1 }, 'incompatible', /needs contract 1, the shell has \d+$/],
  [
    'that needs a newer React and platform',
    { needs: { react: '20.0.0', '@baithak/platform': '99.0.0' } },
    'incompatible',
    /^gig needs react 20\.0\.0, the shell has 19\.\S+; @baithak\/platform 99\.0\.0, the shell has \d+\.\S+$/,
  ],
  [
    'that needs what nobody provides',
    { needs: { constructor: '1.0.0' } },
    'incompatible',
    /constructor 1\.0\.0, the shell has none$/,
  ],
  [
    'without a mode',
    { entry: 'registry-entry.ts' },
    'broken',
    /registry-entry\.ts exports no mode$/,
  ],
])('a release %s is refused', async (_, manifest, kind, message) => {
  const gig = release('2.0.0', manifest)
  const { loaded, reported } = await load({ registry: { gig } })
  expect(loaded).toBe(kind)
  expect(reported).toEqual([[kind, gig.url, expect.stringMatching(message)]])
})

it.each<[string, Visit, string[]]>([
  ['that the registry has removed', { registry: {} }, ['unregistered']],
  ['without a registry', { registry: null }, ['unregistered']],
  ['that is disabled, which is not an error', { disabled: { gig: { en: 'Closed' } } }, []],
])('a mode %s is not loaded, even if it has a known-good release', async (_, visit, kinds) => {
  const { loaded, reported } = await load({ ...visit, knownGood: regular })
  expect(loaded).toBe('unregistered')
  expect(reported.map(([kind]) => kind)).toEqual(kinds)
})

it('a disabled mode is loaded for those who preview its next release', async () => {
  const gig: ModeRelease = { ...newest, channel: 'preview' }
  const { loaded } = await load({ registry: { gig }, disabled: { gig: { en: 'Closed' } } })
  expect(loaded).toBe('2.0.0')
})

it('a mode has loaded when its styles have, verified by their hash; a failed one is tried again', async () => {
  vi.useRealTimers()
  const gig = release('4.0.0', {
    preload: { ...preload, scripts: [], styles: ['first.css'] },
    integrity: { 'first.css': 'sha256-a' },
  })
  const sheet = () => document.body.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')
  const loaded = vi.fn()
  void start({ registry: { gig } }).loading.then(loaded)
  await vi.waitFor(() => expect(sheet()?.integrity).toBe('sha256-a'))
  sheet()?.dispatchEvent(new Event('error'))
  await vi.waitFor(() => expect(sheet()).not.toBeNull())
  expect(loaded).not.toHaveBeenCalled()
  sheet()?.dispatchEvent(new Event('load'))
  await vi.waitFor(() => expect(loaded).toHaveBeenCalledOnce())
})
