// @vitest-environment jsdom
import type { RegistryContent } from '@baithak/contract'
import { openStorage } from '@baithak/testing'
import { expect, it, vi } from 'vitest'
import { registryEntry } from '../testing/registry-entry'
import * as cached from './delete-cached'
import { createReleaseRules } from './release-rules'

const regular = registryEntry('gig', { version: '1.0.0' })
const canary = registryEntry('gig', { version: '2.0.0' })
const registry = { gig: regular, party: registryEntry('party') }
const sentence = { en: 'Gig is closed today.', hi: 'महफ़िल आज बंद है।' }

const content = (changes: Partial<RegistryContent> = {}): RegistryContent => ({
  modes: registry,
  withdrawn: [],
  disabled: {},
  canary: {},
  ...changes,
})
const canaryFor = (percent: number) => content({ canary: { gig: { ...canary, percent } } })

/** The rules of a device, as a page load creates them. */
const onDevice = () => createReleaseRules(openStorage(), 'https://baithak.example')
it('what the registry says applies at the next visit, before its response', () => {
  onDevice().update(content({ withdrawn: [regular.url], disabled: { gig: sentence } }))
  const next = onDevice()
  expect(next.isWithdrawn(regular.url)).toBe(true)
  expect(next.disabled.getState()).toEqual({ gig: sentence })
  next.update(content())
  expect(onDevice().isWithdrawn(regular.url)).toBe(false)
  expect(onDevice().disabled.getState()).toEqual({})
})

it('nothing is stored while the registry has only modes', () => {
  const rules = onDevice()
  rules.update(content())
  expect(rules.select(registry)).toEqual(registry)
  expect(localStorage.length).toBe(0)
})

it.each(['[]', 'null', '{"content":7}', '{"content":{"withdrawn":{}},"draw":"x"}'])(
  'a record that was overwritten with %s has no rules',
  (text) => {
    localStorage.setItem('draft:release-rules', text)
    const rules = onDevice()
    rules.update(canaryFor(0))
    expect(rules.select(registry)).toEqual(registry)
  },
)

it('the files of a withdrawn release are deleted from the caches', async () => {
  const deleted = vi.spyOn(cached, 'deleteCached').mockResolvedValue()
  onDevice().update(content({ withdrawn: [canary.url] }))
  await vi.waitFor(() => expect(deleted).toHaveBeenCalledWith([canary.url]))
})

it.each([
  [0, 0, false],
  [9, 10, true],
  [10, 10, false],
  [99, 100, true],
])('a device that has drawn %i uses the canary of %i %%: %s', (draw, percent, isUsed) => {
  localStorage.setItem('draft:release-rules', JSON.stringify({ draw }))
  const rules = onDevice()
  rules.update(canaryFor(percent))
  expect(rules.select(registry)).toEqual(
    isUsed ? { ...registry, gig: { ...canary, channel: 'canary', regular } } : registry,
  )
})

it('a device draws once', () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.42)
  const visit = (percent: number) => {
    const rules = onDevice()
    rules.update(canaryFor(percent))
    return rules.select(registry).gig?.url
  }
  expect(visit(42)).toBe(regular.url)
  random.mockReturnValue(0)
  expect(visit(42)).toBe(regular.url)
  expect(visit(43)).toBe(canary.url)
})

it('a canary that has crashed is not used on this device again, another one is', () => {
  const rules = onDevice()
  rules.update(canaryFor(100))
  rules.handleCrash(regular.url)
  expect(rules.select(registry).gig?.url).toBe(canary.url)
  rules.handleCrash(canary.url)
  expect(rules.select(registry).gig).toBe(regular)
  const next = onDevice()
  next.update(canaryFor(100))
  expect(next.select(registry).gig).toBe(regular)
  const later = registryEntry('gig', { version: '3.0.0' })
  next.update(content({ canary: { gig: { ...later, percent: 100 } } }))
  expect(next.select(registry).gig?.url).toBe(later.url)
})

it('a withdrawn canary is not used', () => {
  const rules = onDevice()
  rules.update({ ...canaryFor(100), withdrawn: [canary.url] })
  expect(rules.select(registry).gig).toBe(regular)
})

it('a previewed release replaces every other one', () => {
  const rules = onDevice()
  rules.update(canaryFor(100))
  const preview = registryEntry('gig', { version: '3.0.0' })
  rules.preview({ gig: preview })
  expect(rules.select(registry).gig).toEqual({ ...preview, channel: 'preview', regular })
})
