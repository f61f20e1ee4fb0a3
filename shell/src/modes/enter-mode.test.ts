// @vitest-environment jsdom
import type { DisabledModes } from '@baithak/contract'
import type { Mode } from '@baithak/ui/define-mode'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { type ErrorKind, ModeLoadError } from '../faults/mode-load-error'
import type { KnownGood } from '../registry/known-good'
import type { Registry, RegistryEntry } from '../registry/registry'
import { enterMode } from './enter-mode'
import * as loading from './load-mode'
import * as styles from './load-styles'

const party = {
  url: 'https://party.example/1/',
  manifest: {
    integrity: {},
    preload: { scripts: ['mode.js'], styles: [], texts: { en: ['en.js'], hi: ['hi.js'] } },
  },
} as unknown as RegistryEntry

/** The registry has Party cached, and never responds. */
const pending = {
  i18n: { language: 'hi' },
  registry: {
    store: createStore<Registry>(() => ({ party })),
    disabled: createStore<DisabledModes>(() => ({})),
    forEntry: () => new Promise(() => {}),
    isRevoked: () => false,
  },
  offline: { applyUpdate: async () => false, fetchUpdate: async () => false },
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
  expect(preloaded()).toEqual(['mode.js', 'hi.js'])
})

it('does not preload a release that has failed to start', () => {
  void enterMode('party', pending, new Set([party.url]))
  expect(preloaded()).toEqual([])
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
    registry: { ...pending.registry, forEntry: async () => ({ registry: { party: newest } }) },
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
    registry: { ...pending.registry, forEntry: async () => ({ registry: {} }) },
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
    registry: { ...pending.registry, disabled, forEntry: async () => ({ registry: { party } }) },
    report,
  }
  await expect(enterMode('party', responding, new Set())).rejects.toMatchObject({
    kind: 'unregistered',
  })
  expect(report).not.toHaveBeenCalled()
})

describe('a release that was entered before the registry has come', () => {
  const release = (version: string) => ({ ...party, url: `https://party.example/${version}/` })
  const [stored, next] = [release('1'), release('2')]
  const mode = { translations: {} } as unknown as Mode

  /** The device has the stored release; `respond` is the response of the network. */
  function returning() {
    const store = createStore<Registry>(() => ({ party: stored }))
    let revokedUrl = ''
    let respond = () => {}
    const response = new Promise<void>((resolve) => {
      respond = resolve
    })
    const services = {
      ...pending,
      i18n: { language: 'en', loadNamespaces: async () => {}, hasResourceBundle: () => true },
      translations: { loadMode: async () => true },
      knownGood: createKnownGoodOf(),
      report: () => {},
      registry: {
        ...pending.registry,
        store,
        isRevoked: ({ url }: RegistryEntry) => url === revokedUrl,
        forEntry: async () =>
          store.getState().party === stored
            ? { registry: store.getState(), response }
            : { registry: store.getState() },
      },
    } as unknown as Parameters<typeof enterMode>[1]
    return {
      services,
      respond(url: string, revoked = '') {
        revokedUrl = revoked
        store.setState({ party: { ...next, url } })
        respond()
      },
    }
  }

  it('starts at once; a newer one waits for the next entry', async () => {
    vi.spyOn(styles, 'loadStyles').mockResolvedValue()
    vi.spyOn(loading, 'loadMode').mockResolvedValue(mode)
    const { services, respond } = returning()
    const { entry, isRevoked } = await enterMode('party', services, new Set())
    expect(entry.url).toBe(stored.url)
    respond(next.url)
    expect(await isRevoked).toBe(false)
  })

  it('is replaced when it turns out to be withdrawn', async () => {
    vi.spyOn(styles, 'loadStyles').mockResolvedValue()
    vi.spyOn(loading, 'loadMode').mockResolvedValue(mode)
    const { services, respond } = returning()
    const { isRevoked } = await enterMode('party', services, new Set())
    respond(next.url, stored.url)
    expect(await isRevoked).toBe(true)
  })

  it('is never mounted when the response comes while it loads', async () => {
    const { services, respond } = returning()
    vi.spyOn(styles, 'loadStyles').mockImplementation(async () => respond(next.url, stored.url))
    vi.spyOn(loading, 'loadMode').mockResolvedValue(mode)
    expect((await enterMode('party', services, new Set())).entry.url).toBe(next.url)
  })

  it('is replaced by the newer one when its files are gone', async () => {
    const { services, respond } = returning()
    vi.spyOn(styles, 'loadStyles').mockImplementation(async ({ url }) => {
      respond(next.url)
      if (url === stored.url) throw new ModeLoadError('unreachable', 'it was pruned')
    })
    vi.spyOn(loading, 'loadMode').mockResolvedValue(mode)
    expect((await enterMode('party', services, new Set())).entry.url).toBe(next.url)
  })
})

describe('a release for which the shell may be too old', () => {
  const enter = (offline: object, kind: ErrorKind) => {
    vi.spyOn(styles, 'loadStyles').mockRejectedValue(new ModeLoadError(kind, 'it failed'))
    const services = {
      ...pending,
      registry: { ...pending.registry, forEntry: async () => ({ registry: { party } }) },
      knownGood: createKnownGoodOf(),
      report: () => {},
      offline: { ...pending.offline, ...offline },
    }
    return enterMode('party', services, new Set())
  }

  it.each([
    ['waits', 'applyUpdate'],
    ['is fetched', 'fetchUpdate'],
  ])(
    'is not replaced by an older one while a newer shell that %s reloads the page',
    async (_, update) => {
      const settled = vi.fn()
      enter({ [update]: async () => true }, 'incompatible').then(settled, settled)
      await new Promise((resolve) => setTimeout(resolve, 20))
      expect(settled).not.toHaveBeenCalled()
    },
  )

  it('fails as before where there is no newer shell', async () => {
    await expect(enter({}, 'incompatible')).rejects.toThrow('it failed')
  })

  it('a missing network fetches no newer shell', async () => {
    const fetchUpdate = vi.fn()
    await expect(enter({ fetchUpdate }, 'unreachable')).rejects.toThrow('it failed')
    expect(fetchUpdate).not.toHaveBeenCalled()
  })
})
