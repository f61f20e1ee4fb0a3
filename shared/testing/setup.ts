import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'

const { waitFor } = vi
// Vitest's default of one second has no setting. On a busy machine a lazy import takes longer.
vi.waitFor = (callback, options = 10_000) => waitFor(callback, options)

// The files of a worker share modules. A file with mocks gets fresh ones, and so does the file after it.
if (readFileSync(expect.getState().testPath ?? '', 'utf8').includes('vi.mock(')) {
  vi.resetModules()
  afterAll(() => void vi.resetModules())
}

// An unexpected console.error fails the test that caused it. A test that expects one replaces this spy.
beforeEach(() => {
  const reported = vi.spyOn(console, 'error')
  reported.mockImplementation((...message: unknown[]) => {
    throw new Error(`unexpected console.error: ${message.map(String).join(' ')}`)
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

// Stands after the hook above, because hooks run in reverse: unmounting still has the test's mocks.
if ('document' in globalThis) {
  const { setUpPage } = await import('./setup-page')
  setUpPage()
}

// The last hook runs first, so the others clean up with real timers.
afterEach(() => void vi.useRealTimers())

// A lazy import that is still loading when jsdom is gone would fail every later file of the worker.
afterAll(() => vi.dynamicImportSettled(), 60_000)
