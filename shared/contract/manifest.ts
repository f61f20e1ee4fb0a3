import { v } from '@baithak/storage/schema'
import { byLanguageSchema } from './languages'
import { type Audience, pathPattern } from './modes'

/**
 * A mode's `src/manifest.ts`, which its build turns into `mode.json`.
 *
 * @example
 * export const manifest: ModeManifest = {
 *   id: 'tea',
 *   prefix: '/tea',
 *   nav: [{ path: '/tea', label: 'home', icon: 'cup-soda' }],
 *   screens, // from ./screens: { home: { path: '/tea' }, pot: { path: '/tea/pot/:id', preload: true } }
 * }
 */
export interface ModeManifest {
  id: string
  /** Paths that start with it belong to the mode. The mode with `/` has all other paths. */
  prefix: string
  /** A label is a key of `manifest.nav` in `src/locales`. */
  nav: { path: string; label: string; icon: string }[]
  /** The table of `src/screens.ts`, the first screen first. */
  screens: ModeScreens
  /** Members by default. */
  audience?: Audience
  /** Whether its screens have a dark theme. If not, they are light in a dark shell. */
  darkTheme?: boolean
  /**
   * The pictures at the top of screens, by the screen's path, which are preloaded there. Each is named like the card's
   * `scene`.
   */
  pictures?: Readonly<Record<string, readonly string[]>>
  /** The mode's card in the mode chooser. Its texts are `manifest.card` in `src/locales`. */
  card?: Omit<ModeCard, 'name' | 'text'>
}

/** A mode's screens by name. */
export type ModeScreens = Readonly<Record<string, ModeScreen>>

interface ModeScreen {
  path: string
  /** Hides the bottom navigation. */
  immersive?: true
  /** Preloads the files of its page at its path, because visitors open it directly. */
  preload?: true
  /** Preloads it too, and caches it in the first visit, so that it opens offline later. */
  offline?: true
  /** Opens without onboarding, from a link that a member has shared. */
  public?: true
}

// Icons are data from another origin. The schema accepts only shapes and numbers, which cannot run or load anything.
const iconNodeSchema = v.pipe(
  v.array(
    v.tuple([
      v.picklist(['path', 'circle', 'rect', 'line', 'polyline', 'polygon', 'ellipse']),
      v.record(
        v.pipe(
          v.string(),
          v.regex(/^(?:d|cx|cy|r|rx|ry|x|y|x1|x2|y1|y2|width|height|points|key)$/),
        ),
        v.pipe(v.string(), v.maxLength(2000), v.regex(/^[\w\s.,-]*$/)),
      ),
    ]),
  ),
  v.maxLength(30),
)
/** lucide's `IconNode`: the shapes of an icon as data. */
export type IconNode = v.InferOutput<typeof iconNodeSchema>

const path = v.pipe(v.string(), v.maxLength(200), v.regex(pathPattern))
const paths = (length: number) => v.pipe(v.array(path), v.maxLength(length))
const hash = v.pipe(
  v.string(),
  v.regex(/^sha(?:256-[A-Za-z\d+/]{43}=|384-[A-Za-z\d+/]{64}|512-[A-Za-z\d+/]{86}==)$/),
)
// Two dots would lead out of the build's folder.
const file = v.pipe(v.string(), v.maxLength(200), v.regex(/^(?!.*(?:\.\.|\/\/))\w[\w./-]*$/))
// The shell renders the navigation on every screen: a huge one would freeze the page.
const label = v.pipe(v.string(), v.maxLength(40))
const shortText = v.pipe(v.string(), v.maxLength(100))
const files = v.pipe(v.array(file), v.maxLength(100))

/** Hashes of files by name, as in `files.json`. */
export const fileHashesSchema = v.record(file, hash)

const texts = byLanguageSchema(label)
const colour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i))
const card = v.object({
  name: texts,
  text: byLanguageSchema(v.pipe(v.string(), v.maxLength(120))),
  /** The image: a file below `src` or of a package, and in `mode.json` a file of the release. */
  scene: file,
  /** Hexadecimal colours of the card and of the controls in the frame while the mode is on screen. */
  colours: v.object({ accent: colour, deep: colour, tint: colour, bright: colour }),
  /** Members who joined in this role find the card first. */
  featuredForRole: v.optional(label),
  /** The place in the mode chooser, from 1. A card that has none comes last. */
  order: v.optional(v.number()),
})
/** A card in the mode chooser. */
export type ModeCard = v.InferOutput<typeof card>

export const modeJsonSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]{1,29}$/)),
  version: v.pipe(v.string(), v.maxLength(40)),
  contract: v.number(),
  prefix: path,
  /** The first segments of its screens' paths. A static host answers them with the page. */
  roots: v.optional(paths(50)),
  nav: v.pipe(v.array(v.object({ path, label: texts, icon: iconNodeSchema })), v.maxLength(6)),
  immersive: paths(50),
  audience: v.optional(v.picklist(['member', 'partner'])),
  darkTheme: v.optional(v.boolean()),
  card: v.optional(card),
  /** Paths of screens with this flag (`ModeScreen`). */
  offline: v.optional(paths(10)),
  public: v.optional(paths(10)),
  entry: file,
  /** Versions, by package, of what the shell must provide. A shell that does not satisfy one refuses the mode. */
  needs: v.optional(v.record(shortText, shortText)),
  /** The files of the first screen, fetched in parallel; texts by language. */
  preload: v.object({
    scripts: files,
    styles: files,
    texts: v.record(v.string(), files),
    /** Texts of the screens after the first, by language. */
    screenTexts: v.optional(v.record(v.string(), files), {}),
    /** Further files by route pattern. */
    screens: v.optional(v.record(path, files), {}),
    /** Pictures by route pattern. They have no hashes here, because browsers do not check a picture's. */
    pictures: v.optional(v.record(path, files)),
  }),
  /** The file that lists all files of the build with their hashes, for devices that cache the whole mode. */
  files: v.optional(file),
  /** The subresource-integrity hash of each file above. */
  integrity: fileHashesSchema,
})
/** The data of a built mode: `mode.json`. */
export type ModeJson = v.InferOutput<typeof modeJsonSchema>

/** A `mode.json` in which every file has a hash. */
export const releasedModeSchema = v.pipe(
  modeJsonSchema,
  v.check(({ entry, files = entry, preload, card, integrity }) => {
    const { scripts, styles, texts, screenTexts, screens } = preload
    const byKey = [texts, screenTexts, screens].flatMap((lists) => Object.values(lists).flat())
    const names = [entry, files, card?.scene ?? entry, ...scripts, ...styles, ...byKey]
    return names.every((name) => Object.hasOwn(integrity, name))
  }, 'integrity lacks the hash of a file'),
)
