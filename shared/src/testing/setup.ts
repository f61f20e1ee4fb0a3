import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// jsdom has no pointer capture, which Radix asks about on every press.
Element.prototype.hasPointerCapture ??= () => false
Element.prototype.releasePointerCapture ??= () => {}

// It lays nothing out either, so nothing ever changes its size; sliders ask all the same.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// A busy machine takes its time; what never comes still fails.
const timeout = 10_000
configure({ asyncUtilTimeout: timeout })
const { waitFor } = vi
// Vitest's own default, one second, has no setting; a module that is imported late takes longer.
vi.waitFor = (callback, options = timeout) => waitFor(callback, options)

const realTimer = setTimeout

// Noise fails: what React or our own code reports as an error is a defect of the test that caused it,
// unless the test expects it with its own spy.
beforeEach(() => {
  const reported = vi.spyOn(console, 'error')
  reported.mockImplementation((...message: unknown[]) => {
    throw new Error(`unexpected console.error: ${message.map(String).join(' ')}`)
  })
})

/** The page as it is before the first test of all. */
function tidyPage() {
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
  tidyPage()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  expect(setTimeout, 'the test gives the real clock back, after its spies').toBe(realTimer)
})
