import { vi } from 'vitest'

/** Replaces the browser's observer, which jsdom lacks. Returns how to notify the newest one. */
export function stubPerformanceObserver(): () => void {
  let notify = () => {}
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: () => void) {
        notify = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  return () => notify()
}
