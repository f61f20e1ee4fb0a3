import { refetchRelease } from '../offline/release-files'
import type { Registry } from '../registry/registry'
import type { RegistryQuery } from '../registry/registry-query'

/**
 * Whether Try again has to reload the page: the registry still names the release that failed, and the browser caches a
 * module that did not evaluate, as React does a lazy component. False while the release's server is still failing.
 */
export async function mustReload(
  id: string,
  { registry }: { registry: Pick<RegistryQuery, 'refetch'> },
  hasFailed: (url: string) => boolean,
): Promise<boolean> {
  const newest = (await registry.refetch().catch((): Registry => ({})))[id]
  return newest !== undefined && hasFailed(newest.url) && refetchRelease(newest)
}
