import type { Registry } from '../registry/registry'
import type { ShellServices } from '../services/shell-services'

type Services = Pick<ShellServices, 'registry' | 'report'> & {
  knownGood: Pick<ShellServices['knownGood'], 'read'>
}

/**
 * Reports what a mode's code throws outside every error boundary: in event handlers, in promises, while unmounting. The
 * URLs in the stack name the mode; an error without any is not reported, and the same error only once.
 */
export function watchUncaughtErrors({ registry, knownGood, report }: Services, page = window) {
  const releases = new Map<string, string>()
  const trackReleases = (entries: Registry) => {
    for (const { url, manifest } of Object.values(entries)) releases.set(url, manifest.id)
  }
  trackReleases(registry.store.getState())
  // A release that the registry has replaced may still be on screen.
  registry.store.subscribe(trackReleases)

  const reported = new Set<string>()
  const reportOnce = (cause: unknown, filename = '') => {
    const stack = cause instanceof Error && cause.stack ? cause.stack : filename
    if (reported.has(stack)) return
    trackReleases(knownGood.read())
    const [url, mode] = findOwner(releases, stack) ?? []
    if (!url || !mode) return
    reported.add(stack)
    report({ mode, kind: 'crashed', url, cause })
  }
  page.addEventListener('error', ({ error, message, filename }) =>
    reportOnce(error ?? message, filename),
  )
  page.addEventListener('unhandledrejection', ({ reason }) => reportOnce(reason))
}

/** The release at the top of the stack: its code threw. */
function findOwner(releases: ReadonlyMap<string, string>, stack: string) {
  return [...releases]
    .filter(([url]) => stack.includes(url))
    .toSorted(([a], [b]) => stack.indexOf(a) - stack.indexOf(b))[0]
}
