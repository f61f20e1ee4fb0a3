// @vitest-environment jsdom
import type { Mode } from '@baithak/ui/define-mode'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createTranslations } from '../languages/i18n'
import type { Registry, RegistryEntry } from '../registry/registry'
import { enterMode } from './enter-mode'
import * as loading from './load-mode'
import * as styles from './load-styles'

type TranslationsBackend = Mode['translations']
const builds = new Map<string, { translations: unknown }>()

const preload = { scripts: [], styles: [], texts: {}, screens: {} }
const release = (url: string): RegistryEntry =>
  ({ url, manifest: { id: 'gig', integrity: {}, preload } }) as unknown as RegistryEntry
const newest = release('https://modes.example/gig/2/')
const last = release('https://modes.example/gig/1/')

const translations = (stage: string) => () => Promise.resolve({ default: { stage } })
const unavailable = () => Promise.reject(new TypeError('Failed to fetch'))

beforeEach(() => {
  localStorage.setItem('i18nextLng', 'en')
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => new Response('{}'))
  builds.clear()
  vi.spyOn(loading, 'loadMode').mockImplementation(async ({ url }) => builds.get(url) as Mode)
  vi.spyOn(styles, 'loadStyles').mockResolvedValue()
})
afterEach(() => void vi.useRealTimers())

/** A visitor whose registry has the newest release; on a returning visitor's device the last one is known-good. */
async function visitor({ isReturning = false } = {}) {
  const translations = createTranslations()
  const { i18n, ready } = translations
  await vi.advanceTimersByTimeAsync(0)
  await ready
  const registry = {
    store: createStore<Registry>(() => ({})),
    disabled: createStore(() => ({})),
    forEntry: async () => ({ registry: { gig: newest } }),
  }
  const knownGood = { list: () => (isReturning ? [last] : []) }
  const report = vi.fn()
  const services = {
    i18n,
    translations,
    registry,
    knownGood,
    report,
  } as unknown as Parameters<typeof enterMode>[1]
  return {
    report,
    stage: () => i18n.t('gig:stage' as never),
    async enter(translations: TranslationsBackend) {
      builds.set(newest.url, { translations })
      const entered = enterMode('gig', services, new Set()).then(
        ({ entry }) => entry.url,
        ({ kind }) => kind,
      )
      await vi.advanceTimersByTimeAsync(30_000)
      return entered
    },
    async speak(language: string) {
      const changed = i18n.changeLanguage(language)
      await vi.advanceTimersByTimeAsync(0)
      await changed
    },
  }
}

it('a release whose translations fail to load is replaced by the known-good one', async () => {
  builds.set(last.url, { translations: { en: translations('Stage'), hi: translations('मंच') } })
  const { enter, stage, report } = await visitor({ isReturning: true })
  expect(await enter({ en: unavailable, hi: unavailable })).toBe(last.url)
  expect(stage()).toBe('Stage')
  expect(report).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: 'unreachable', url: newest.url }),
  )
})

it('without another release it is not entered, and Try again loads translations that are back', async () => {
  const { enter, stage } = await visitor()
  let isBack = false
  const texts = { en: () => (isBack ? translations('Stage')() : unavailable()), hi: unavailable }
  expect(await enter(texts)).toBe('unreachable')
  isBack = true
  expect(await enter(texts)).toBe(newest.url)
  expect(stage()).toBe('Stage')
})

it('a release whose translations time out is replaced too, without a retry', async () => {
  builds.set(last.url, { translations: { en: translations('Stage'), hi: translations('मंच') } })
  const { enter, stage } = await visitor({ isReturning: true })
  const hangs = vi.fn(() => new Promise<never>(() => {}))
  expect(await enter({ en: hangs, hi: hangs })).toBe(last.url)
  expect(stage()).toBe('Stage')
  expect(hangs).toHaveBeenCalledOnce()
})

it('Hindi that times out falls back to English', async () => {
  const { enter, speak, stage } = await visitor()
  await speak('hi')
  expect(await enter({ en: translations('Stage'), hi: () => new Promise(() => {}) })).toBe(
    newest.url,
  )
  expect(stage()).toBe('Stage')
})

it('Hindi that fails to load falls back to English', async () => {
  const { enter, speak, stage } = await visitor()
  await speak('hi')
  expect(await enter({ en: translations('Stage'), hi: unavailable })).toBe(newest.url)
  expect(stage()).toBe('Stage')
})

it('a release replaces the translations of another in both languages', async () => {
  const { enter, speak, stage } = await visitor()
  await enter({ en: translations('Stage'), hi: translations('मंच') })
  await speak('hi')
  await enter({ en: translations('Another stage'), hi: translations('दूसरा मंच') })
  expect(stage()).toBe('दूसरा मंच')
  await speak('en')
  expect(stage()).toBe('Another stage')
})
