/**
 * Every mode and the prefix of its paths. `/` makes a mode the default for all other paths. A mode's workspace is
 * `remote-<id>`, and the order fixes the local ports, so that a new mode comes last.
 */
export const modePrefixes = {
  work: '/',
  party: '/party',
  gig: '/gig',
  admin: '/admin',
} as const

export type ModeId = keyof typeof modePrefixes

export const modeIds = Object.keys(modePrefixes) as readonly ModeId[]
