// @vitest-environment jsdom
import type { DisabledModes } from '@baithak/shared/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { type ErrorKind, ModeLoadError } from '../loading/mode-load-error'
import type { KnownGood } from '../registry/known-good'
import type { Registry, RegistryEntry } from '../registry/registry'
import { enterMode } from './enter-mode'
import * as styles from './load-styles'

const party = {
  url: 'https://party.example/1/',
  manifest: {
    integrity: {},
    preload: { scripts: ['remoteEntry.js'], styles: [], texts: { en: ['en.js'], hi: ['hi.js'] } },
  },
} as unknown as RegistryEntry

/** The registry has Party cached, and never responds. */
const pending = {
  i18n: { language: 'hi' },
  registry: {
    store: createStore<Registry>(() => ({ party })),
    disabled: createStore<DisabledModes>(() => ({})),
    refetch: () => new Promise(() => {}),
  },
} as unknown as Parameters<typeof enterMode>[1]

const createKnownGoodOf = (...list: RegistryEntry[]) =>
  ({ list: () => list }) as unknown as KnownGood

const preloaded = () =>
  [...document.head.querySelectorAll('link')].map(({ href }) => href.replace(party.url, ''))

afterEach(() => {
  document.head.innerHTML = ''
})

it('preloads the cached release in parallel with the registry', () => {
  void enterMode('party', pending, new Set())
  expect(preloaded()).toEqual(['remoteEntry.js', 'hi.js'])
})

it('does not preload a release that has failed to start', () => {
  void enterMode('party', pending, new Set([party.url]))
  expect(preloaded()).toEqual([])
})

it.each<[ErrorKind, boolean]>([
  ['missing', true],
  ['server-error', true],
  ['timeout', true],
  ['broken-script', true],
  ['unreachable', false],
  ['wrong-contract', false],
  ['incompatible-shares', false],
])('whether a release that fails as %s needs another page: %s', async (kind, needsNewPage) => {
  vi.spyOn(styles, 'loadStyles').mockRejectedValue(new ModeLoadError(kind, 'it failed'))
  const responding = {
    ...pending,
    registry: { ...pending.registry, refetch: async () => ({ party }) },
    knownGood: createKnownGoodOf(),
    report: () => {},
  }
  const failedUrls = new Set<string>()
  await expect(enterMode('party', responding, failedUrls)).rejects.toThrow('it failed')
  expect(failedUrls.has(party.url)).toBe(needsNewPage)
})

it('a canary that fails is replaced by the regular release, then by the known-good ones, each tried once', async () => {
  const release = (version: string) => ({ ...party, url: `https://party.example/${version}/` })
  const tried: string[] = []
  vi.spyOn(styles, 'loadStyles').mockImplementation(async ({ url }) => {
    tried.push(url)
    throw new ModeLoadError('unreachable', 'it failed')
  })
  const regular = release('2')
  const newest: RegistryEntry = { ...release('3'), channel: 'canary', regular }
  const responding = {
    ...pending,
    registry: { ...pending.registry, refetch: async () => ({ party: newest }) },
    knownGood: createKnownGoodOf(newest, party),
    report: () => {},
  }
  await expect(enterMode('party', responding, new Set())).rejects.toThrow('it failed')
  expect(tried).toEqual([newest.url, regular.url, party.url])
})

it('a mode that the registry no longer names is not entered from a known-good release', async () => {
  const load = vi.spyOn(styles, 'loadStyles').mockRejectedValue(new Error('it failed'))
  const responding = {
    ...pending,
    registry: { ...pending.registry, refetch: async () => ({}) },
    knownGood: createKnownGoodOf(party),
    report: () => {},
  }
  await expect(enterMode('party', responding, new Set())).rejects.toMatchObject({
    kind: 'unregistered',
  })
  expect(load).not.toHaveBeenCalled()
})

it('a disabled mode is not entered, and that is no error to report', async () => {
  const report = vi.fn()
  const disabled = createStore<DisabledModes>(() => ({ party: { en: 'Closed', hi: 'बंद' } }))
  const responding = {
    ...pending,
    registry: { ...pending.registry, disabled, refetch: async () => ({ party }) },
    report,
  }
  await expect(enterMode('party', responding, new Set())).rejects.toMatchObject({
    kind: 'disabled',
  })
  expect(report).not.toHaveBeenCalled()
})
