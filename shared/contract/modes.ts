/**
 * The four modes of the specification, for tools. Their order fixes the local ports. `apps.ts` of the build finds other
 * modes by their folder, `remote-<id>`. The shell learns of modes from the registry.
 */
export const modeIds = ['work', 'party', 'gig', 'admin'] as const

/** A mode of this repository. A deployed shell also runs modes that only the registry names. */
export type ModeId = (typeof modeIds)[number]

/** The users of a mode: members inside the phone frame, or partners in the whole window, without onboarding. */
export type Audience = 'member' | 'partner'

/** The mode of every path that no other mode claims (spec §2). */
export const defaultMode = 'work' satisfies ModeId

/** The start of a path. Two slashes would lead to another host. */
export const pathPattern = /^\/(?![/\\])/

export const isModeId = (id: string): id is ModeId => modeIds.some((modeId) => modeId === id)

/**
 * Ids that no mode can have: the first segments of the shell's own paths and files, `shared` (the shell's screens have
 * it as `data-mode`), and `constructor`, which every JavaScript object seems to contain.
 */
const reservedIds = /^(?:index|onboarding|assets|icons|locales|registry|shared|constructor)$/

/**
 * Returns whether a mode may use a prefix. The prefix follows from the id, because modes link to each other's paths: a
 * release never moves its own or takes another mode's.
 */
export const mayUsePrefix = (id: string, prefix: string): boolean =>
  id === defaultMode ? prefix === '/' : prefix === `/${id}` && !reservedIds.test(id)

/** Returns the first segments of the paths of screens: `/cafe` of `/cafe/:id`. */
export const rootsOf = (screens: Readonly<Record<string, { path: string }>>): string[] => [
  ...new Set(Object.values(screens).map(({ path }) => `/${path.split('/')[1]}`)),
]
