/** As long as a click may have to wait. */
const budgetMs = 8

/** Calls `step` in idle periods until it returns false. Returns a function that cancels it. */
export function runWhenIdle(step: () => boolean): () => void {
  // Safari has no requestIdleCallback.
  const {
    requestIdleCallback: request = window.setTimeout,
    cancelIdleCallback: cancel = clearTimeout,
  } = window
  let handle = request(run)
  function run() {
    const endTime = performance.now() + budgetMs
    while (performance.now() < endTime) if (!step()) return
    handle = request(run)
  }
  return () => cancel(handle)
}
