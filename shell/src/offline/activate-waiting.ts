/** Chromium may wait for minutes, until the active worker has no request left to answer. */
const activationTimeoutMs = 2000

/**
 * Activates the waiting worker and reloads the page afterwards. If that takes long the page is reloaded all the same: the
 * active worker takes it from the network by then.
 */
export function activateWaiting(
  { active, waiting }: Pick<ServiceWorkerRegistration, 'active' | 'waiting'>,
  reload: () => void,
) {
  // Not `controllerchange`: a page loaded past the worker has no controller and would wait forever.
  waiting?.addEventListener('statechange', () => {
    if (waiting.state === 'activated') reload()
  })
  setTimeout(reload, activationTimeoutMs)
  active?.postMessage({ type: 'RETIRE' })
  waiting?.postMessage({ type: 'SKIP_WAITING' })
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
