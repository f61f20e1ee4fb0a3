// @vitest-environment jsdom
import type { DisabledModes } from '@baithak/contract'
import type { Mode } from '@baithak/ui/define-mode'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { ModeLoadError } from '../faults/mode-load-error'
import { createTranslations } from '../languages/i18n'
import type { Registry, RegistryEntry } from '../registry/registry'
import { registryEntry } from '../testing/registry-entry'
import { enterMode } from './enter-mode'
import * as loading from './load-mode'

const release = (version: string) => registryEntry('gig', { version })
const [regular, newest] = [release('1.0.0'), release('2.0.0')]
const withTexts = (en: () => Promise<unknown>) => ({ translations: { en } }) as unknown as Mode
const texts = (stage: string) => async () => ({ default: { stage } })

interface Visit {
  registry?: Registry
  /** The registry cannot be read. */
  isRegistryDown?: boolean
  cached?: Registry
  knownGood?: RegistryEntry
  disabled?: DisabledModes
  failedUrls?: Set<string>
}

beforeEach(() => {
  localStorage.setItem('i18nextLng', 'en')
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => new Response('{}'))
})
afterEach(() => {
  vi.useRealTimers()
  document.head.innerHTML = ''
})

/** Enters Gig; `modes` are its releases by version, those that are missing do not load. */
async function enter(
  modes: Record<string, Mode | Error>,
  { registry = { gig: newest }, cached = {}, knownGood, disabled = {}, ...visit }: Visit = {},
) {
  const load = vi.spyOn(loading, 'loadMode').mockImplementation(async ({ manifest }) => {
    const mode = modes[manifest.version]
    if (!mode) throw new TypeError('Failed to fetch dynamically imported module')
    if (mode instanceof Error) throw mode
    return mode
  })
  load.mockClear()
  const translations = createTranslations()
  await vi.advanceTimersByTimeAsync(0)
  await translations.ready
  const { i18n } = translations
  const report = vi.fn()
  const services = {
    i18n,
    translations,
    report,
    knownGood: { of: () => knownGood },
    registry: {
      store: createStore(() => cached),
      disabled: createStore(() => disabled),
      forEntry: async () => {
        if (visit.isRegistryDown) throw new Error('404')
        return registry
      },
    },
  } as unknown as Parameters<typeof enterMode>[1]
  const entered = enterMode('gig', services, visit.failedUrls ?? new Set()).then(
    ({ entry }) => entry.manifest.version,
    ({ kind }) => kind,
  )
  await vi.advanceTimersByTimeAsync(60_000)
  const tried = load.mock.calls.map(([{ manifest }]) => manifest.version)
  const reported = report.mock.calls.map(([{ kind, url }]) => [kind, url])
  return { entered, tried, reported, stage: () => i18n.t('gig:stage' as never) }
}

it('the release that the registry names is entered', async () => {
  const { entered, reported } = await enter({ '2.0.0': withTexts(texts('Stage')) })
  expect(await entered).toBe('2.0.0')
  expect(reported).toEqual([])
})

describe('a release that does not load', () => {
  it('is replaced by the known-good one, and reported', async () => {
    const modes = { '1.0.0': withTexts(texts('Stage')) }
    const { entered, reported } = await enter(modes, { knownGood: regular })
    expect(await entered).toBe('1.0.0')
    expect(reported).toEqual([['unreachable', newest.url]])
  })

  it('is a preview: the regular one comes next, then the known-good one, each once', async () => {
    const gig: RegistryEntry = { ...release('3.0.0'), channel: 'preview', regular: newest }
    const { entered, tried } = await enter({}, { registry: { gig }, knownGood: regular })
    expect(await entered).toBe('unreachable')
    expect(tried).toEqual(['3.0.0', '2.0.0', '1.0.0'])
  })

  it('is not tried again in the same page', async () => {
    const modes = { '2.0.0': withTexts(texts('Stage')) }
    const { entered, tried } = await enter(modes, { failedUrls: new Set([newest.url]) })
    expect(await entered).toBe('broken')
    expect(tried).toEqual([])
  })

  it('is given up after fifteen seconds', async () => {
    const hangs = new Promise<never>(() => {}) as unknown as Mode
    const { entered, reported } = await enter({ '2.0.0': hangs })
    expect(await entered).toBe('unreachable')
    expect(reported).toEqual([['unreachable', newest.url]])
  })

  it('keeps its kind, such as a release that needs another shell', async () => {
    const error = new ModeLoadError('incompatible', 'gig needs react 20.0.0')
    const modes = { '1.0.0': withTexts(texts('Stage')), '2.0.0': error }
    const { entered, reported } = await enter(modes, { knownGood: regular })
    expect(await entered).toBe('1.0.0')
    expect(reported).toEqual([['incompatible', newest.url]])
  })
})

it.each([
  ['fail', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['do not come', () => new Promise<never>(() => {})],
])('a release whose texts %s is replaced by the known-good one', async (_, load) => {
  const modes = { '2.0.0': withTexts(load), '1.0.0': withTexts(texts('Stage')) }
  const { entered, stage } = await enter(modes, { knownGood: regular })
  expect(await entered).toBe('1.0.0')
  expect(stage()).toBe('Stage')
})

it.each<[string, Visit, unknown[]]>([
  ['that the registry has removed', { registry: {} }, [['unregistered', undefined]]],
  ['without a registry', { isRegistryDown: true }, [['unregistered', undefined]]],
  ['that is disabled, which is no error', { disabled: { gig: { en: 'Closed' } } }, []],
])('a mode %s is not entered, from a known-good release neither', async (_, visit, reports) => {
  const { entered, tried, reported } = await enter({}, { ...visit, knownGood: regular })
  expect(await entered).toBe('unregistered')
  expect(tried).toEqual([])
  expect(reported).toEqual(reports)
})

it('a disabled mode is entered by those who preview its next release', async () => {
  const gig: RegistryEntry = { ...newest, channel: 'preview' }
  const disabled = { gig: { en: 'Closed' } }
  const modes = { '2.0.0': withTexts(texts('Stage')) }
  expect(await (await enter(modes, { registry: { gig }, disabled })).entered).toBe('2.0.0')
})
