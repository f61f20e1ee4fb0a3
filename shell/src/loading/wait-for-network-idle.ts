const networkIdleMs = 2000

/**
 * Resolves once the page has loaded, has requested nothing for a while, and the browser is idle. `load` alone fires
 * before the first mode is requested: what starts there competes with the first screen.
 */
export async function waitForNetworkIdle(): Promise<void> {
  await new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve()
    else addEventListener('load', () => resolve(), { once: true })
  })
  await new Promise<void>((resolve) => {
    const settle = () => {
      requests.disconnect()
      resolve()
    }
    let timer = setTimeout(settle, networkIdleMs)
    const requests = new PerformanceObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(settle, networkIdleMs)
    })
    requests.observe({ type: 'resource' })
  })
  await requestIdle()
}

/** Resolves when the browser is idle; at once where it has no `requestIdleCallback`. */
export const requestIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
    else resolve()
  })
