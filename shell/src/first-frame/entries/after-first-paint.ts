/** A browser that has painted nothing by then does not report its paints. */
const maxWaitMs = 500

/** Calls back once the page has painted something; at once in a hidden page, which paints nothing. */
export function afterFirstPaint(callback: () => void): void {
  let isCalled = false
  const callOnce = () => {
    if (isCalled) return
    isCalled = true
    callback()
  }
  if (document.hidden) callOnce()
  new PerformanceObserver(callOnce).observe({ type: 'paint', buffered: true })
  setTimeout(callOnce, maxWaitMs)
}
