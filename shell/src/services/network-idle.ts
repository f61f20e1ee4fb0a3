const networkIdleMs = 2000

/**
 * Resolves once the page has loaded, has requested nothing for two seconds, and the browser is idle. The load event is
 * too early: the first mode is requested after it, and other requests would compete with its screen.
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

/** Resolves at once in Safari, which has no `requestIdleCallback`. */
export const requestIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
    else resolve()
  })

export const isSaveDataEnabled = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
