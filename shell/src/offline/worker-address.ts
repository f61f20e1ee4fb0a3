import type { Registry } from '../modes/registry'

const script = '/service-worker.js'

/**
 * The worker for the origins that the registry names. A worker, and the page it keeps, live with the policy they came
 * with: it names the origins of that day. Without another address no browser would fetch either anew before the shell
 * itself changes, and a mode that has moved would never arrive. A registry that is not known leaves `current` in place.
 */
export function workerAddress(registry: Registry, current: string = script): string {
  const origins = new Set(Object.values(registry).map(({ url }) => new URL(url).origin))
  return origins.size === 0 ? current : `${script}?origins=${[...origins].toSorted().join(',')}`
}
