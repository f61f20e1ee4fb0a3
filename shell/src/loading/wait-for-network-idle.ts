/** How long nothing must have been loaded, in milliseconds. */
const quiet = 2000

/**
 * Settles when the page has loaded, then asked for nothing for a while, and the browser is idle. `load` alone comes
 * before the first mode is asked for: what starts there competes with the first screen.
 */
export async function whenQuiet(): Promise<void> {
  await new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve()
    else addEventListener('load', () => resolve(), { once: true })
  })
  await new Promise<void>((resolve) => {
    const settle = () => {
      loads.disconnect()
      resolve()
    }
    let timer = setTimeout(settle, quiet)
    const loads = new PerformanceObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(settle, quiet)
    })
    loads.observe({ type: 'resource' })
  })
  await whenIdle()
}

/** Settles when the browser has nothing better to do. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
    else resolve()
  })
