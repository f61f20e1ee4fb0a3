import { createInstance } from 'i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { parseRegistry } from '../registry/registry'
import { createRegistryKeeper } from '../registry/registry-query'
import * as outlet from './lazy-mode-outlet'
import { prepareAtLeisure, prepareOnIntent } from './prefetch'
// What is fetched ahead is here already: it must not come when these tests are over.
import './mode-outlet'

const hash = `sha256-${'A'.repeat(43)}=`
const entry = (id: string, prefix: string) => ({
  url: `https://${id}.example/1/`,
  manifest: {
    id,
    version: '1',
    contract: 1,
    prefix,
    nav: [],
    immersive: [],
    entry: 'remoteEntry.js',
    preload: {
      scripts: ['remoteEntry.js'],
      styles: [],
      texts: { en: ['en.js'], hi: ['hi.js'] },
      screens: { [`${prefix}/:id`]: ['detail.js'] },
    },
    integrity: Object.fromEntries(
      ['remoteEntry.js', 'en.js', 'hi.js', 'detail.js'].map((file) => [file, hash]),
    ),
  },
})
const { registry: known } = parseRegistry(
  { modes: { party: entry('party', '/party'), gig: entry('gig', '/gig') } },
  'https://baithak.example',
)

async function services() {
  const i18n = createInstance()
  await i18n.init({ lng: 'hi' })
  const ask = vi.fn(async () => known)
  const registry = createRegistryKeeper({ fetchOnce: ask })
  await registry.fresh()
  return { services: { i18n, registry }, ask }
}
const asked = () =>
  [...document.head.querySelectorAll('link')].map(({ href }) => href.replace('https://', ''))

const quiet = async () => {}

beforeEach(() => {
  vi.spyOn(outlet, 'loadOutlet').mockReturnValue(new Promise(() => {}))
  document.body.innerHTML =
    '<a href="/party/7"><b>A room</b></a><a href="/">Modes</a><a href="https://else.example/gig">Away</a>'
})
afterEach(() => {
  document.head.innerHTML = ''
  vi.unstubAllGlobals()
})

const press = (selector: string, event: Event = new Event('pointerdown', { bubbles: true })) =>
  document.querySelector(selector)?.dispatchEvent(event)

it('a touch on a link fetches the mode and the screen behind it, in the language that is shown', async () => {
  const ready = await services()
  prepareOnIntent(ready.services)
  press('b')
  expect(asked()).toEqual([
    'party.example/1/remoteEntry.js',
    'party.example/1/hi.js',
    'party.example/1/detail.js',
  ])
  expect(ready.ask).toHaveBeenCalledTimes(2)
})

it('pointing at a link fetches code, but no news', async () => {
  const ready = await services()
  prepareOnIntent(ready.services)
  press('b', new Event('pointerover', { bubbles: true }))
  expect(asked()).toHaveLength(3)
  expect(ready.ask).toHaveBeenCalledTimes(1)
})

it.each(['[href="/"]', '[href*="else"]', 'body'])(
  'a touch on %s fetches nothing',
  async (place) => {
    const ready = await services()
    prepareOnIntent(ready.services)
    press(place)
    expect(asked()).toEqual([])
  },
)

it('a page that has gone quiet fetches the modes it leads to, once each', async () => {
  const ready = await services()
  prepareAtLeisure(ready.services, undefined, quiet)
  prepareAtLeisure(ready.services, undefined, quiet)
  await quiet()
  expect(asked()).toEqual([
    'party.example/1/remoteEntry.js',
    'party.example/1/hi.js',
    'gig.example/1/remoteEntry.js',
    'gig.example/1/hi.js',
  ])
})

it('a mode that has gone quiet fetches the others', async () => {
  const ready = await services()
  prepareAtLeisure(ready.services, 'party', quiet)
  await quiet()
  expect(asked()).toEqual(['gig.example/1/remoteEntry.js', 'gig.example/1/hi.js'])
})

it('the dashboard of a partner fetches no modes of members', async () => {
  const ready = await services()
  prepareAtLeisure(ready.services, 'admin', quiet)
  await quiet()
  expect(asked()).toEqual([])
})

it('a page that is left before it goes quiet fetches nothing', async () => {
  const ready = await services()
  const stop = prepareAtLeisure(ready.services, undefined, quiet)
  stop()
  await quiet()
  expect(asked()).toEqual([])
})

it('nothing is fetched ahead for a visitor who saves data', async () => {
  const ready = await services()
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } })
  prepareAtLeisure(ready.services, undefined, quiet)
  await quiet()
  expect(asked()).toEqual([])
})
