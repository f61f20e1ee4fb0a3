import { createStorage } from '@baithak/shared/storage'
import { expect, it, vi } from 'vitest'
import { createKnownGood } from './known-good'
import type { RegistryEntry } from './registry'

const entry: RegistryEntry = {
  url: 'https://modes.example/gig/1.0.0-3fa9c2d1b0/',
  manifest: {
    id: 'gig',
    version: '1.0.0',
    contract: 1,
    prefix: '/gig',
    nav: [],
    immersive: [],
    entry: 'remoteEntry.js',
    preload: { scripts: [], styles: [], texts: {}, screens: {} },
    integrity: { 'remoteEntry.js': `sha256-${'A'.repeat(43)}=` },
  },
}

function onDevice(backend: Storage = localStorage) {
  const onError = vi.fn()
  const storage = createStorage({
    backend,
    events: new EventTarget(),
    onError,
    now: () => new Date(),
  })
  return { knownGood: createKnownGood(storage), onError }
}

it('a release that stood is known at the next visit', () => {
  onDevice().knownGood.remember(entry)
  expect(onDevice().knownGood.read()).toEqual({ gig: entry })
})

it('what was written over by something else is no release', () => {
  localStorage.setItem(
    'draft:known-good-modes',
    JSON.stringify({ gig: { url: 'http://evil.example/' } }),
  )
  expect(onDevice().knownGood.read()).toEqual({})
})

it('a full device is not complained about to a visitor who has saved nothing', async () => {
  const full: Storage = Object.create(localStorage, {
    getItem: { value: () => null },
    setItem: {
      value: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    },
  })
  const { knownGood, onError } = onDevice(full)
  knownGood.remember(entry)
  await Promise.resolve()
  expect(onError).not.toHaveBeenCalled()
})
