// @vitest-environment jsdom
import { openStorage } from '@baithak/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import { registryEntry } from '../testing/registry-entry'
import { createKnownGood } from './known-good'
import type { Registry } from './registry'
import { createStoredRegistry } from './stored-registry'

const release = (id: 'gig' | 'party', version: string) => registryEntry(id, { version })
const ids = ['gig', 'party']
const registry: Registry = { gig: release('gig', '2.0.0'), party: release('party', '2.0.0') }

function onDevice() {
  const storage = openStorage()
  const knownGood = createKnownGood(storage)
  return { knownGood, stored: createStoredRegistry(storage, knownGood) }
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))

it('the last valid registry is there at the next visit', () => {
  onDevice().stored.write(registry, ids)
  expect(onDevice().stored.read()).toEqual(registry)
})

it('a known-good release completes a registry without an entry for its mode', () => {
  const { knownGood, stored } = onDevice()
  knownGood.remember(release('gig', '1.0.0'))
  expect(stored.read()).toEqual({ gig: release('gig', '1.0.0') })
  stored.write(registry, ids)
  expect(stored.read()).toEqual(registry)
})

it('a mode that the registry no longer names is removed from the device, its known-good releases too', () => {
  const { knownGood, stored } = onDevice()
  for (const version of ['1.0.0', '2.0.0']) knownGood.remember(release('gig', version))
  knownGood.remember(release('party', '1.0.0'))
  stored.write({ party: release('party', '2.0.0') }, ['party'])
  expect(onDevice().stored.read()).toEqual({ party: release('party', '2.0.0') })
  expect(onDevice().knownGood.list('gig')).toEqual([])
  expect(onDevice().knownGood.list('party')).toEqual([release('party', '1.0.0')])
})

it('the known-good release of a mode that only a channel of this device has stays', () => {
  const { knownGood, stored } = onDevice()
  knownGood.remember(release('gig', '1.0.0'))
  stored.write({}, ['gig'])
  expect(onDevice().knownGood.list('gig')).toEqual([release('gig', '1.0.0')])
})

it('a new registry parses no known-good release: most starts need none', () => {
  localStorage.setItem('draft:known-good-modes', JSON.stringify({ gig: {}, party: {} }))
  onDevice().stored.write(registry, ['gig'])
  expect(console.warn).not.toHaveBeenCalled()
  expect(localStorage.getItem('draft:known-good-modes')).toBe('{"gig":{}}')
})

it('tampered entries are left out one by one and logged', () => {
  const evil = { ...registry.gig, url: 'http://evil.example/' }
  localStorage.setItem('draft:registry', JSON.stringify({ ...registry, gig: evil }))
  expect(onDevice().stored.read()).toEqual({ party: registry.party })
  expect(console.warn).toHaveBeenCalledWith(
    'draft:registry: refused the entry of gig: untrusted URL',
  )
})

it('an invalid stored value is no registry', () => {
  localStorage.setItem('draft:registry', '<!doctype html>')
  expect(onDevice().stored.read()).toEqual({})
})

it('the same registry is not written twice', () => {
  onDevice().stored.write(registry, ids)
  const written = vi.spyOn(Storage.prototype, 'setItem')
  onDevice().stored.write(registry, ids)
  expect(written).not.toHaveBeenCalled()
})
