/**
 * The four modes of the specification, for tools; `apps.ts` of the build finds others by their folder, `remote-<id>`, and
 * the shell learns of modes from the registry. The order fixes the local ports.
 */
export const modeIds = ['work', 'party', 'gig', 'admin'] as const

/** A mode of this repository. A deployed shell also runs modes that only the registry names. */
export type ModeId = (typeof modeIds)[number]

/** Who a mode is for: members use it inside the phone frame, partners in the whole window, without onboarding. */
export type Audience = 'member' | 'partner'

/** The mode of every path that no other claims (section 2). */
export const defaultMode = 'work' satisfies ModeId

export const isModeId = (id: string): id is ModeId => modeIds.some((modeId) => modeId === id)

/** Paths of the shell and of the files beside it, by their first segment; `shared` is `data-mode` of the mode chooser. */
const shellPaths = [
  'index',
  'onboarding',
  'assets',
  'icons',
  'locales',
  'pages',
  'registry',
  'releases',
  'shared',
]

/** Paths of the default mode, which has no prefix, by their first segment. */
const defaultModePaths = [
  defaultMode,
  'explore',
  'cafe',
  'map',
  'wallet',
  'purchase-pass',
  'compare-passes',
  'check-in',
  'taster-invite',
  'invite-earn',
  'profile',
  'settings',
]

/** Ids that no mode can have: every object has a `constructor`, so a record of modes would seem to have such a mode. */
const reservedIds = ['constructor']

/** What the paths of a mode's screens begin with. */
export const rootsOf = (id: string): string[] =>
  (id === defaultMode ? defaultModePaths : [id]).map((first) => `/${first}`)

/**
 * Whether a mode may use a prefix. It follows from the id: modes link to each other's paths, so no release moves or takes
 * those of another, and the shell needs no list of modes to tell.
 */
export const mayUsePrefix = (id: string, prefix: string): boolean =>
  id === defaultMode
    ? prefix === '/'
    : prefix === `/${id}` && ![...shellPaths, ...defaultModePaths, ...reservedIds].includes(id)

/** Whether a path is one of a mode's pages: of plain segments, the first of which is its own. */
export const ownsPath = (id: string, path: string): boolean => {
  const [, first = ''] = /^\/([a-z][a-z\d-]*)(?:\/[a-z\d][\w-]*)*$/i.exec(path) ?? []
  return id === defaultMode
    ? defaultModePaths.includes(first)
    : first === id && mayUsePrefix(id, `/${id}`)
}
