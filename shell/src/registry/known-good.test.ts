import { createStorage } from '@baithak/shared/storage'
import { expect, it, vi } from 'vitest'
import { registryEntry } from '../testing/registry-entry'
import { createKnownGood } from './known-good'

const entry = registryEntry('gig')

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

it('a release that was on screen is remembered at the next visit', () => {
  onDevice().knownGood.remember(entry)
  expect(onDevice().knownGood.read()).toEqual({ gig: entry })
})

it('a record that was overwritten is no release', () => {
  localStorage.setItem(
    'draft:known-good-modes',
    JSON.stringify({ gig: { url: 'http://evil.example/' } }),
  )
  expect(onDevice().knownGood.read()).toEqual({})
})

it('a full device is not reported to a visitor who has saved nothing', async () => {
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
