// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPrefetchServices, preloadedFiles } from '../testing/prefetchable-modes'
import * as outlet from './lazy-mode-outlet'
import { prefetchOnIntent } from './prefetch-on-intent'

beforeEach(() => {
  vi.spyOn(outlet, 'loadOutlet').mockReturnValue(new Promise(() => {}))
  document.body.innerHTML =
    '<a href="/party/7"><b>A room</b></a><a href="/">Modes</a><a href="https://else.example/gig">Away</a>'
})
afterEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})

const dispatch = (selector: string, type = 'pointerdown') =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))

it('a touch on a link prefetches the mode and the screen behind it, in the current language', async () => {
  const { services } = await createPrefetchServices()
  const prefetchRegistry = vi.spyOn(services.registry, 'prefetch')
  prefetchOnIntent(services)
  dispatch('b')
  expect(preloadedFiles()).toEqual(['party/mode.js', 'party/hi.js', 'party/detail.js'])
  expect(prefetchRegistry).toHaveBeenCalledOnce()
})

it('pointing at a link prefetches code, but not the registry', async () => {
  const { services } = await createPrefetchServices()
  const prefetchRegistry = vi.spyOn(services.registry, 'prefetch')
  prefetchOnIntent(services)
  dispatch('b', 'pointerover')
  expect(preloadedFiles()).toHaveLength(3)
  expect(prefetchRegistry).not.toHaveBeenCalled()
})

it.each(['[href="/"]', '[href*="else"]', 'body'])(
  'a touch on %s prefetches nothing',
  async (selector) => {
    const { services } = await createPrefetchServices()
    prefetchOnIntent(services)
    dispatch(selector)
    expect(preloadedFiles()).toEqual([])
  },
)
