import { afterEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { type ErrorKind, ModeLoadError } from '../loading/mode-load-error'
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

/** Services whose registry knows Party and never hears of a newer release. */
const waiting = {
  i18n: { language: 'hi' },
  registry: {
    store: createStore<Registry>(() => ({ party })),
    refetch: () => new Promise(() => {}),
  },
} as unknown as Parameters<typeof enterMode>[1]

const asked = () =>
  [...document.head.querySelectorAll('link')].map(({ href }) => href.replace(party.url, ''))

afterEach(() => {
  document.head.innerHTML = ''
})

it('asks for the release that it knows beside the question for a newer one', () => {
  void enterMode('party', waiting, new Set())
  expect(asked()).toEqual(['remoteEntry.js', 'hi.js'])
})

it('does not ask for a release that has failed to start', () => {
  void enterMode('party', waiting, new Set([party.url]))
  expect(asked()).toEqual([])
})

it.each<[ErrorKind, boolean]>([
  ['missing', true],
  ['server-error', true],
  ['timeout', true],
  ['broken-script', true],
  ['unreachable', false],
  ['wrong-contract', false],
])('whether a release that fails as %s needs another page: %s', async (kind, needsNewPage) => {
  vi.spyOn(styles, 'loadStyles').mockRejectedValue(new ModeLoadError(kind, 'it failed'))
  const answering = {
    ...waiting,
    registry: { ...waiting.registry, refetch: async () => ({ party }) },
    knownGood: { read: () => ({}), remember: () => {} },
    report: () => {},
  }
  const failedUrls = new Set<string>()
  await expect(enterMode('party', answering, failedUrls)).rejects.toThrow('it failed')
  expect(failedUrls.has(party.url)).toBe(needsNewPage)
})
