import type { ModeId } from '@baithak/shared/contract'

const prefixes = { '/party': 'party', '/gig': 'gig', '/admin': 'admin' } as const

/** The mode that a path belongs to; Work is the default (section 2). */
export function matchMode(path: string): ModeId {
  for (const [prefix, mode] of Object.entries(prefixes))
    if (path === prefix || path.startsWith(`${prefix}/`)) return mode
  return 'work'
}
