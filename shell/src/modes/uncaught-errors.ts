import type { ShellServices } from '../services/shell-services'

/**
 * Reports what a mode's code throws outside every error boundary: in event handlers, in promises, while unmounting. The
 * URLs in the stack name the mode. The same error is reported once.
 */
export function watchUncaughtErrors(
  { registry, report }: Pick<ShellServices, 'registry' | 'report'>,
  page: EventTarget = window,
) {
  const reported = new Set<string>()
  const reportOnce = (cause: unknown, filename = '') => {
    const stack = cause instanceof Error && cause.stack ? cause.stack : filename
    // Two releases of a mode may be known: the one on screen and a newer one. The first in the stack has thrown.
    const [owner] = [registry.active, registry.store]
      .flatMap((store) => Object.values(store.getState()))
      .filter(({ url }) => stack.includes(url))
      .toSorted((a, b) => stack.indexOf(a.url) - stack.indexOf(b.url))
    if (!owner || reported.has(stack)) return
    reported.add(stack)
    report({ mode: owner.manifest.id, kind: 'crashed', url: owner.url, cause })
  }
  page.addEventListener('error', (event) => {
    const { error, message, filename } = event as ErrorEvent
    reportOnce(error ?? message, filename)
  })
  page.addEventListener('unhandledrejection', (event) =>
    reportOnce((event as PromiseRejectionEvent).reason),
  )
}
