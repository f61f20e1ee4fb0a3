import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'

const { waitFor } = vi
// Vitest's default of one second has no setting; on a busy machine a lazy import takes longer.
vi.waitFor = (callback, options = 10_000) => waitFor(callback, options)

const realTimer = setTimeout

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
  expect(setTimeout, 'the test restores the real timers').toBe(realTimer)
})

// After the hook above, because hooks run in reverse: unmounting still has the test's mocks.
if ('document' in globalThis) {
  const { setUpPage } = await import('./setup-page')
  setUpPage()
}

// A lazy import that is still loading when jsdom goes would fail, and every later file of the process would get the error.
afterAll(() => vi.dynamicImportSettled(), 60_000)
