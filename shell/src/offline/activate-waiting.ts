/** Activates the waiting worker and reloads the page afterwards. */
export function activateWaiting(waiting: ServiceWorker, reload: () => void) {
  // Not `controllerchange`: a page loaded past the worker has no controller and would wait forever.
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated') reload()
  })
  waiting.postMessage({ type: 'SKIP_WAITING' })
}

/** Fetches the newest worker and resolves once it waits; to false where there is none, or it cannot be installed. */
export async function installNewest(registration: ServiceWorkerRegistration): Promise<boolean> {
  await registration.update()
  const { installing } = registration
  if (installing)
    await new Promise((resolve) =>
      installing.addEventListener('statechange', resolve, { once: true }),
    )
  return registration.waiting !== null
}
