// @vitest-environment jsdom
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { needs } from '@baithak/build'
import { afterEach, expect, it, vi } from 'vitest'
import type { RegistryEntry } from '../registry/registry'
import mode from '../testing/mode'
import { registryEntry } from '../testing/registry-entry'
import { loadMode } from './load-mode'

afterEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})

/** A release whose files are those of the folder `testing`. */
const entryOf = (manifest: Partial<RegistryEntry['manifest']>): RegistryEntry => ({
  ...registryEntry('gig', manifest),
  url: `${pathToFileURL(join(import.meta.dirname, '../testing')).href}/`,
})

it('a mode that is built with the versions of the shell is what its entry exports', async () => {
  expect(await loadMode(entryOf({ entry: 'mode.ts', needs }), 'en')).toEqual(mode)
})

it.each<[string, Partial<RegistryEntry['manifest']>, { kind: string; message: RegExp }]>([
  [
    'a mode of an older contract',
    { contract: 1 },
    { kind: 'incompatible', message: /^gig needs contract 1, the shell has 2$/ },
  ],
  [
    'a mode that needs a newer React and platform, with both versions',
    { needs: { react: '20.0.0', '@baithak/platform': '99.0.0' } },
    {
      kind: 'incompatible',
      message:
        /^gig needs react 20\.0\.0, the shell has 19\.\S+; @baithak\/platform 99\.0\.0, the shell has \d+\.\S+$/,
    },
  ],
  [
    'a mode that needs what nobody provides',
    { needs: { constructor: '1.0.0' } },
    { kind: 'incompatible', message: /constructor 1\.0\.0, the shell has none$/ },
  ],
  [
    'a module that is no mode',
    { entry: 'registry-entry.ts' },
    { kind: 'broken', message: /registry-entry\.ts exports no mode$/ },
  ],
])('%s is refused', async (_, manifest, { kind, message }) => {
  // No entry of this name: what its data refuses is not requested.
  const entry = entryOf({ entry: `unrequested-${kind}.js`, ...manifest })
  await expect(loadMode(entry, 'en')).rejects.toMatchObject({
    kind,
    message: expect.stringMatching(message),
  })
})

it('a mode has loaded when its styles have, verified by their hash; one that fails is tried again', async () => {
  const preload = { scripts: [], styles: ['first.css'], texts: {}, screens: {} }
  const integrity = { 'first.css': 'sha256-a' }
  const load = () => loadMode(entryOf({ entry: 'mode.ts', preload, integrity }), 'en')
  const sheet = () => document.body.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')
  const failing = load()
  await vi.waitFor(() => expect(sheet()?.integrity).toBe('sha256-a'))
  sheet()?.dispatchEvent(new Event('error'))
  await expect(failing).rejects.toMatchObject({ kind: 'unreachable' })
  const loaded = vi.fn()
  void load().then(loaded)
  await vi.waitFor(() => expect(sheet()).not.toBeNull())
  expect(loaded).not.toHaveBeenCalled()
  sheet()?.dispatchEvent(new Event('load'))
  await vi.waitFor(() => expect(loaded).toHaveBeenCalledOnce())
})
