import type { ModeId } from '@baithak/shared/modes'
import type { ShellServices } from '../host/shell-services'
import type { Registry } from './registry'

type Services = Pick<ShellServices, 'registry' | 'knownGood' | 'report'>

/**
 * Reports what a mode's code throws where no boundary takes it: in an event, in a promise, while it leaves. Whose code
 * it was, the addresses in the stack tell; what ran no mode's code is not reported. The same error is told once.
 */
export function watchUncaught({ registry, knownGood, report }: Services, page = window) {
  const releases = new Map<string, ModeId>()
  const learn = (known: Registry) => {
    for (const { url, manifest } of Object.values(known)) releases.set(url, manifest.id)
  }
  learn(registry.store.getState())
  // A release that the registry has replaced may still be on screen.
  registry.store.subscribe(learn)

  const told = new Set<string>()
  const tell = (cause: unknown, place = '') => {
    const stack = cause instanceof Error && cause.stack ? cause.stack : place
    if (told.has(stack)) return
    learn(knownGood.read())
    const [url, mode] = innermost(releases, stack) ?? []
    if (!url || !mode) return
    told.add(stack)
    report({ mode, kind: 'uncaught', url, cause })
  }
  page.addEventListener('error', ({ error, message, filename }) => tell(error ?? message, filename))
  page.addEventListener('unhandledrejection', ({ reason }) => tell(reason))
}

/** Stacks begin with the place that threw: the release that comes first in one was at work. */
function innermost(releases: ReadonlyMap<string, ModeId>, stack: string) {
  return [...releases]
    .filter(([url]) => stack.includes(url))
    .toSorted(([a], [b]) => stack.indexOf(a) - stack.indexOf(b))[0]
}
