// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import type { ErrorReport } from '../services/error-reports'
import type { Registry } from '../services/shell-services'
import { registryEntry } from '../testing/registry-entry'
import { createTestServices } from '../testing/render-shell'
import { watchUncaughtErrors } from './uncaught-errors'

const gig = 'https://modes.example/gig/1.0.0-3fa9c2d1b0/'
const work = 'https://modes.example/work/1.0.0-3fa9c2d1b0/'
const release = (id: string, url: string): Registry => ({ [id]: { ...registryEntry(id), url } })

function watched(active: Registry = {}) {
  const page = new EventTarget()
  const report = vi.fn<(error: ErrorReport) => void>()
  const { registry } = createTestServices()
  registry.store.setState(release('gig', gig), true)
  registry.active.setState(active)
  watchUncaughtErrors({ registry, report }, page)
  const thrown = (...frames: string[]) =>
    Object.assign(new Error(), { stack: frames.map((file) => `at pay (${file}:1:23)`).join('\n') })
  const throwError = (error: unknown, filename = '') =>
    page.dispatchEvent(Object.assign(new Event('error'), { error, filename, message: 'fell' }))
  const reject = (reason: unknown) =>
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  return { report, registry, thrown, throwError, reject }
}

it('an error in an event handler, or a rejection, is reported with its mode and release, and once', () => {
  const { report, thrown, throwError, reject } = watched()
  const error = thrown(`${gig}assets/list.js`, 'https://baithak.example/assets/react.js')
  for (const _ of [1, 2, 3]) throwError(error)
  expect(report.mock.calls).toEqual([[{ mode: 'gig', kind: 'crashed', url: gig, cause: error }]])
  reject(thrown(`${gig}assets/other.js`))
  expect(report).toHaveBeenCalledTimes(2)
})

it('the mode whose code threw is reported, not its caller; a thrown string is assigned by its file', () => {
  const { report, thrown, throwError } = watched(release('work', work))
  throwError(thrown('https://baithak.example/assets/react.js', `${work}a.js`, `${gig}b.js`))
  expect(report).toHaveBeenLastCalledWith(expect.objectContaining({ mode: 'work' }))
  throwError('thrown as a text', `${gig}assets/list.js`)
  expect(report).toHaveBeenLastCalledWith(
    expect.objectContaining({ mode: 'gig', cause: 'thrown as a text' }),
  )
})

it('an error outside the code of modes is not reported', () => {
  const { report, thrown, throwError, reject } = watched()
  throwError(thrown('https://baithak.example/assets/index.js'))
  throwError(null)
  reject('a word')
  reject(undefined)
  expect(report).not.toHaveBeenCalled()
})

it('a release that the registry has replaced is still tracked', () => {
  const { report, registry, thrown, throwError } = watched(release('gig', gig))
  registry.store.setState(release('gig', work), true)
  throwError(thrown(`${gig}assets/list.js`))
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ url: gig }))
})
