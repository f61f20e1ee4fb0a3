const networkIdleMs = 2000

/**
 * Resolves once the page has loaded, has requested nothing for a while, and the browser is idle. `load` alone fires
 * before the first mode is requested: what starts there competes with the first screen.
 */
export async function networkIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  await new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, networkIdleMs)
    new PerformanceObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(resolve, networkIdleMs)
    }).observe({ type: 'resource' })
  })
  await requestIdle()
}

/** Resolves when the browser is idle; at once where it has no `requestIdleCallback`. */
export const requestIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
    else resolve()
  })

/** Whether the visitor has turned on the browser's data saver. */
export const isSaveDataEnabled = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
