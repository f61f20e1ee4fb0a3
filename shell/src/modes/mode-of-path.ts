import type { ModeId } from '@baithak/shared/modes'

const prefixes = { '/party': 'party', '/gig': 'gig', '/admin': 'admin' } as const

/** Which mode a path belongs to; Work is the default section (section 2). */
export function modeOfPath(path: string): ModeId {
  for (const [prefix, mode] of Object.entries(prefixes))
    if (path === prefix || path.startsWith(`${prefix}/`)) return mode
  return 'work'
}
