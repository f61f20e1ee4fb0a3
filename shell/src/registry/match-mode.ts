import { type ModeId, modeIds, modePrefixes } from '@baithak/shared/modes'

/**
 * The mode that a path belongs to; Work is the default (section 2). The prefixes are built in, not read from the
 * registry: modes link to each other's paths, so no single release may claim or move them.
 */
export function matchMode(path: string): ModeId {
  const isWithin = (prefix: string) => path === prefix || path.startsWith(`${prefix}/`)
  return modeIds.find((id) => isWithin(modePrefixes[id])) ?? 'work'
}
