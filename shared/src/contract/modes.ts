/**
 * The modes of this repository and the prefixes of their paths. `/` makes a mode the default for all other paths. A
 * mode's workspace is `remote-<id>`, and the order fixes the local ports, so that a new mode comes last.
 */
export const modePrefixes = {
  work: '/',
  party: '/party',
  gig: '/gig',
  admin: '/admin',
} as const

/** A mode of this repository. A deployed shell also runs modes that only the registry names. */
export type ModeId = keyof typeof modePrefixes

export const modeIds = Object.keys(modePrefixes) as readonly ModeId[]

/** Who a mode is for: members use it inside the phone frame, partners in the whole window, without onboarding. */
export type Audience = 'member' | 'partner'

/** The mode of every path that no other claims (section 2). */
export const defaultMode: ModeId = 'work'

export const isModeId = (id: string): id is ModeId => Object.hasOwn(modePrefixes, id)

/** Who a mode is for; Admin's audience is built in, for the time before the registry is loaded. */
export const audienceOf = (id: string, manifest?: { audience?: Audience | undefined }): Audience =>
  manifest?.audience ?? (id === 'admin' ? 'partner' : 'member')

/** Paths of the shell, and of the files beside it. */
const shellPrefixes = ['/onboarding', '/assets', '/icons', '/locales', '/registry']

/** Whether a mode may use a prefix. Modes link to each other's paths, so no release moves or takes those of another. */
export function isOwnPrefix(id: string, prefix: string): boolean {
  if (isModeId(id)) return prefix === modePrefixes[id]
  const taken: readonly string[] = [...Object.values(modePrefixes), ...shellPrefixes]
  return /^\/[a-z][a-z\d-]*$/.test(prefix) && !taken.includes(prefix)
}
