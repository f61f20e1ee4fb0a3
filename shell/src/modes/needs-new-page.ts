import type { ModeId } from '@baithak/shared/modes'
import type { ShellServices } from '../host/shell-services'
import { refetchRelease } from '../offline/refetch-release'
import type { Registry } from './registry'

/**
 * Whether Try again has to load a new page: the browser remembers a module that did not evaluate, React a screen that
 * did not come, and the registry still names the release that failed. False while its server does not answer rightly.
 */
export async function needsNewPage(
  id: ModeId,
  { registry }: Pick<ShellServices, 'registry'>,
  hasFailed: (url: string) => boolean,
): Promise<boolean> {
  const newest = (await registry.fresh().catch((): Registry => ({})))[id]
  return newest !== undefined && hasFailed(newest.url) && refetchRelease(newest)
}
