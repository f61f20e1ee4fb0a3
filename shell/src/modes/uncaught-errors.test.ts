import { expect, it, vi } from 'vitest'
import type { ErrorReport } from '../loading/mode-load-error'
import type { Registry } from '../registry/registry'
import { createRegistryQuery } from '../registry/registry-query'
import { watchUncaughtErrors } from './uncaught-errors'

const gig = 'https://modes.example/gig/1.0.0-3fa9c2d1b0/'
const work = 'https://modes.example/work/1.0.0-3fa9c2d1b0/'
const release = (id: string, url: string) =>
  ({ [id]: { url, manifest: { id } } }) as unknown as Registry

async function watched(known: Registry = {}) {
  const page = new EventTarget()
  const report = vi.fn<(fault: ErrorReport) => void>()
  const registry = createRegistryQuery({ fetchOnce: async () => release('gig', gig) })
  await registry.refetch()
  const knownGood = { read: () => known, remember: () => {} }
  watchUncaughtErrors({ registry, knownGood, report }, page as Window & typeof globalThis)
  const thrown = (...frames: string[]) =>
    Object.assign(new Error('no such table'), {
      stack: ['Error: no such table', ...frames.map((file) => `    at pay (${file}:1:23)`)].join(
        '\n',
      ),
    })
  const fall = (error: unknown, filename = '') =>
    page.dispatchEvent(Object.assign(new Event('error'), { error, filename, message: 'fell' }))
  const reject = (reason: unknown) =>
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  return { report, registry, thrown, fall, reject }
}

it('what a mode throws in an event is reported as its own, with where it came from', async () => {
  const { report, thrown, fall } = await watched()
  const error = thrown(`${gig}assets/list.js`, 'https://baithak.example/assets/react.js')
  fall(error)
  expect(report.mock.calls).toEqual([[{ mode: 'gig', kind: 'uncaught', url: gig, cause: error }]])
})

it('a promise that a mode leaves rejected is reported too', async () => {
  const { report, thrown, reject } = await watched()
  reject(thrown(`${gig}assets/list.js`))
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ mode: 'gig' }))
})

it('it is the mode whose code threw, when another one called it', async () => {
  const { report, thrown, fall } = await watched(release('work', work))
  fall(thrown('https://baithak.example/assets/react.js', `${work}a.js`, `${gig}b.js`))
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ mode: 'work' }))
})

it('what is no error is told apart by the file it came from', async () => {
  const { report, fall } = await watched()
  fall('thrown as a text', `${gig}assets/list.js`)
  expect(report).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ mode: 'gig', cause: 'thrown as a text' }),
  )
})

it('what ran no code of a mode is no fault of a mode', async () => {
  const { report, thrown, fall, reject } = await watched()
  fall(thrown('https://baithak.example/assets/index.js'))
  fall(null)
  reject('a word')
  reject(undefined)
  expect(report).not.toHaveBeenCalled()
})

it('the same error, again and again, is told once', async () => {
  const { report, thrown, fall } = await watched()
  for (const _ of [1, 2, 3]) fall(thrown(`${gig}assets/list.js`))
  expect(report).toHaveBeenCalledTimes(1)
})

it('a release that the registry has replaced is still known', async () => {
  const { report, registry, thrown, fall } = await watched()
  registry.store.setState(release('gig', work), true)
  fall(thrown(`${gig}assets/list.js`))
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ url: gig }))
})
