import type { Mode } from '@baithak/shared/define-mode'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createLanguages } from '../host/languages'
import { enterMode } from './enter-mode'
import * as loading from './load-mode'
import * as styles from './mode-styles'
import type { Registry, RegistryEntry } from './registry'

type Texts = Mode['translations']
const builds = new Map<string, { translations: unknown }>()

const preload = { scripts: [], styles: [], texts: {}, screens: {} }
const release = (url: string): RegistryEntry =>
  ({ url, manifest: { id: 'gig', integrity: {}, preload } }) as unknown as RegistryEntry
const newest = release('https://modes.example/gig/2/')
const last = release('https://modes.example/gig/1/')

const says = (stage: string) => () => Promise.resolve({ default: { stage } })
const gone = () => Promise.reject(new TypeError('Failed to fetch'))

beforeEach(() => {
  localStorage.setItem('i18nextLng', 'en')
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => new Response('{}'))
  builds.clear()
  vi.spyOn(loading, 'loadMode').mockImplementation(async ({ url }) => builds.get(url) as Mode)
  vi.spyOn(styles, 'loadStyles').mockResolvedValue()
})
afterEach(() => void vi.useRealTimers())

/** A visitor whose registry names the newest release, and whose device has seen the last one stand. */
async function visitor({ isReturning = false } = {}) {
  const { i18n, texts, ready } = createLanguages()
  await vi.advanceTimersByTimeAsync(0)
  await ready
  const registry = {
    store: createStore<Registry>(() => ({})),
    fresh: async () => ({ gig: newest }),
  }
  const knownGood = { read: () => (isReturning ? { gig: last } : {}), remember: () => {} }
  const report = vi.fn()
  const services = { i18n, texts, registry, knownGood, report } as unknown as Parameters<
    typeof enterMode
  >[1]
  return {
    report,
    stage: () => i18n.t('gig:stage' as never),
    async enter(translations: Texts) {
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

it('a release whose texts cannot be had gives way to the last that stood', async () => {
  builds.set(last.url, { translations: { en: says('Stage'), hi: says('मंच') } })
  const { enter, stage, report } = await visitor({ isReturning: true })
  expect(await enter({ en: gone, hi: gone })).toBe(last.url)
  expect(stage()).toBe('Stage')
  expect(report).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: 'missing', url: newest.url }),
  )
})

it('without another release it is not entered, and texts that come later are found by Try again', async () => {
  const { enter, stage } = await visitor()
  let isBack = false
  const texts = { en: () => (isBack ? says('Stage')() : gone()), hi: gone }
  expect(await enter(texts)).toBe('missing')
  isBack = true
  expect(await enter(texts)).toBe(newest.url)
  expect(stage()).toBe('Stage')
})

it('a release whose texts never come gives way too, and is asked for them once', async () => {
  builds.set(last.url, { translations: { en: says('Stage'), hi: says('मंच') } })
  const { enter, stage } = await visitor({ isReturning: true })
  const hangs = vi.fn(() => new Promise<never>(() => {}))
  expect(await enter({ en: hangs, hi: hangs })).toBe(last.url)
  expect(stage()).toBe('Stage')
  expect(hangs).toHaveBeenCalledOnce()
})

it('Hindi that never comes is English', async () => {
  const { enter, speak, stage } = await visitor()
  await speak('hi')
  expect(await enter({ en: says('Stage'), hi: () => new Promise(() => {}) })).toBe(newest.url)
  expect(stage()).toBe('Stage')
})

it('Hindi that cannot be had is English', async () => {
  const { enter, speak, stage } = await visitor()
  await speak('hi')
  expect(await enter({ en: says('Stage'), hi: gone })).toBe(newest.url)
  expect(stage()).toBe('Stage')
})

it('a release that takes the place of another does so in both languages', async () => {
  const { enter, speak, stage } = await visitor()
  await enter({ en: says('Stage'), hi: says('मंच') })
  await speak('hi')
  await enter({ en: says('Another stage'), hi: says('दूसरा मंच') })
  expect(stage()).toBe('दूसरा मंच')
  await speak('en')
  expect(stage()).toBe('Another stage')
})
