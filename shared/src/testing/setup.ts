import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'

// jsdom has no pointer capture, which Radix calls on every press.
Element.prototype.hasPointerCapture ??= () => false
Element.prototype.releasePointerCapture ??= () => {}

// jsdom has no layout either; sliders need the observer all the same, and new rows scroll into view.
Element.prototype.scrollIntoView ??= () => {}
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const timeoutMs = 10_000
configure({ asyncUtilTimeout: timeoutMs })
const { waitFor } = vi
// Vitest's default of one second has no setting; on a busy machine a lazy import takes longer.
vi.waitFor = (callback, options = timeoutMs) => waitFor(callback, options)

const realTimer = setTimeout

// An unexpected console.error fails the test that caused it; a test that expects one replaces this spy.
beforeEach(() => {
  const reported = vi.spyOn(console, 'error')
  reported.mockImplementation((...message: unknown[]) => {
    throw new Error(`unexpected console.error: ${message.map(String).join(' ')}`)
  })
})

/** Restores the page's state before the first test. */
function resetPage() {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  const { documentElement: root, head, body } = document
  for (const element of [root, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  head.replaceChildren()
  body.replaceChildren()
}

afterEach(() => {
  cleanup()
  resetPage()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  expect(setTimeout, 'the test restores the real timers').toBe(realTimer)
})

// A lazy import that is still loading when jsdom goes would fail, and every later file of the process would get the error.
afterAll(() => vi.dynamicImportSettled(), 60_000)
