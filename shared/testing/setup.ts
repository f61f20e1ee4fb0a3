import { afterAll, afterEach, beforeEach, vi } from 'vitest'

const { waitFor } = vi
// Vitest's default of one second has no setting; on a busy machine a lazy import takes longer.
vi.waitFor = (callback, options = 10_000) => waitFor(callback, options)

// An unexpected console.error fails the test that caused it; a test that expects one replaces this spy.
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

// After the hook above, because hooks run in reverse: unmounting still has the test's mocks.
if ('document' in globalThis) {
  const { setUpPage } = await import('./setup-page')
  setUpPage()
}

// The last hook runs first: what a test leaves is cleaned up with the real timers.
afterEach(() => void vi.useRealTimers())

// A lazy import that is still loading when jsdom goes would fail, and every later file of the process would get the error.
afterAll(() => vi.dynamicImportSettled(), 60_000)
