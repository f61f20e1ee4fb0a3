import { v } from '@baithak/storage/schema'
import { byLanguageSchema } from './languages/all-languages'
import type { ByLanguage } from './languages/by-language'
import type { Audience } from './modes'

/** A mode's `src/manifest.ts`; its build turns this into `mode.json`. */
export interface ModeManifest {
  id: string
  /** Paths that start with it belong to the mode; `/` is the mode of all other paths. */
  prefix: string
  /** Each label is a key of `manifest.nav` in `src/locales`; `manifest.card` there has the texts of the card. */
  nav: { path: string; label: string; icon: string }[]
  /** The table of `src/screens.ts`, the first screen first. */
  screens: ModeScreens
  /** Members by default. */
  audience?: Audience
  /** Whether its screens have a dark theme; without one they are light in a dark shell. */
  darkTheme?: boolean
  /** The mode's card in the mode chooser. */
  card?: Omit<ModeCard, 'name' | 'text'>
}

/** A mode's screens by name. */
export type ModeScreens = Readonly<Record<string, ModeScreen>>

interface ModeScreen {
  path: string
  /** Without the bottom navigation. */
  immersive?: true
  /** Visitors open it directly: the files of its page are preloaded there. */
  preload?: true
  /** Preloaded, and opens offline after any visit, however short. */
  offline?: true
  /** Opens without onboarding, from a link that a member has shared. */
  public?: true
}

/** A card in the mode chooser. */
export interface ModeCard {
  name: ByLanguage
  text: ByLanguage
  /** The image: a file below `src`, or of a package; in `mode.json` a file of the release. */
  scene: string
  /** Hexadecimal colours of the card and of the controls in the frame while the mode is on screen. */
  colours: { accent: string; deep: string; tint: string; bright: string }
  /** Members who joined in this role find the card first. */
  featuredForRole?: string | undefined
  /** Its place in the mode chooser, from 1; last without one. */
  order?: number | undefined
}

// Icons arrive as data from another origin: only shapes and numbers get through, nothing that could run or load.
const elements = ['path', 'circle', 'rect', 'line', 'polyline', 'polygon', 'ellipse'] as const
const attribute = v.pipe(
  v.string(),
  v.regex(/^(?:d|cx|cy|r|rx|ry|x|y|x1|x2|y1|y2|width|height|points|key)$/),
)
const attributeValue = v.pipe(v.string(), v.maxLength(2000), v.regex(/^[\w\s.,-]*$/))

const iconNodeSchema = v.pipe(
  v.array(v.tuple([v.picklist(elements), v.record(attribute, attributeValue)])),
  v.maxLength(30),
)
/** lucide's `IconNode`: the shapes of an icon as data. */
export type IconNode = v.InferOutput<typeof iconNodeSchema>

// Two slashes would lead to another host.
const path = v.pipe(v.string(), v.maxLength(200), v.regex(/^\/(?![/\\])/))
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
const sentence = v.pipe(v.string(), v.maxLength(120))
const colour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i))
const card = v.object({
  name: texts,
  text: byLanguageSchema(sentence),
  scene: file,
  colours: v.object({ accent: colour, deep: colour, tint: colour, bright: colour }),
  featuredForRole: v.optional(label),
  order: v.optional(v.number()),
})

export const modeJsonSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]{1,29}$/)),
  version: v.pipe(v.string(), v.maxLength(40)),
  contract: v.number(),
  prefix: path,
  /** The beginnings of the paths of its screens, which a static host answers with the page. */
  roots: v.optional(v.pipe(v.array(path), v.maxLength(50))),
  nav: v.pipe(v.array(v.object({ path, label: texts, icon: iconNodeSchema })), v.maxLength(6)),
  immersive: v.pipe(v.array(path), v.maxLength(50)),
  audience: v.optional(v.picklist(['member', 'partner'])),
  darkTheme: v.optional(v.boolean()),
  card: v.optional(card),
  /** Paths of screens, as `ModeScreen` says. */
  offline: v.optional(v.pipe(v.array(path), v.maxLength(10))),
  public: v.optional(v.pipe(v.array(path), v.maxLength(10))),
  entry: file,
  /** The versions that it was built with of the packages that the shell provides; a shell that does not satisfy one refuses the mode. */
  needs: v.optional(v.record(shortText, shortText)),
  /** The files of the first screen, fetched in parallel: scripts and styles in every language, texts by language. */
  preload: v.object({
    scripts: files,
    styles: files,
    texts: v.record(v.string(), files),
    /** Texts of the screens after the first, by language. */
    screenTexts: v.optional(v.record(v.string(), files), {}),
    /** Further files by route pattern. */
    screens: v.optional(v.record(path, files), {}),
  }),
  /** The list of all files of the build and their hashes, for a device that caches the whole mode. */
  files: v.optional(file),
  /** Subresource-integrity hash of each file above. */
  integrity: fileHashesSchema,
})
/** The data of a built mode: `mode.json`. */
export type ModeJson = v.InferOutput<typeof modeJsonSchema>

/** A `mode.json` in which every file has a hash. */
export const releasedModeSchema = v.pipe(
  modeJsonSchema,
  v.check(({ entry, files, preload, card, integrity }) => {
    const { scripts, styles, texts, screenTexts, screens } = preload
    const scene = card ? [card.scene] : []
    return [
      entry,
      files ?? [],
      scene,
      scripts,
      styles,
      Object.values(texts),
      Object.values(screenTexts),
      Object.values(screens),
    ]
      .flat(2)
      .every((name) => Object.hasOwn(integrity, name))
  }, 'integrity lacks the hash of a file'),
)
