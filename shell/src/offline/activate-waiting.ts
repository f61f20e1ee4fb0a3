/** Activates the waiting worker and reloads the page afterwards. Another tab may already have activated it. */
export function activateWaiting(waiting: ServiceWorker | null | undefined, reload: () => void) {
  if (!waiting) return reload()
  // Not `controllerchange`: a page loaded past the worker has no controller and would wait forever.
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated') reload()
  })
  waiting.postMessage({ type: 'SKIP_WAITING' })
}
