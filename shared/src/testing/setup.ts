import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// jsdom has no pointer capture, which Radix asks about on every press.
Element.prototype.hasPointerCapture ??= () => false
Element.prototype.releasePointerCapture ??= () => {}

// A busy machine takes its time; what never comes still fails.
configure({ asyncUtilTimeout: 10_000 })

// Noise fails: what React or our own code reports as an error is a defect of the test that caused it,
// unless the test expects it with its own spy.
beforeEach(() => {
  const reported = vi.spyOn(console, 'error')
  reported.mockImplementation((...message: unknown[]) => {
    throw new Error(`unexpected console.error: ${message.map(String).join(' ')}`)
  })
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
