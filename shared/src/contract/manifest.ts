import { v } from '@baithak/platform'
import type { Language } from './contract'
import { type ModeId, modeIds } from './modes'

/** What a mode's `src/manifest.ts` says of it; its build turns this into `mode.json`. */
export interface ModeManifest {
  id: ModeId
  /** Paths that start with it are the mode's; `/` is the default section, everything else. */
  prefix: string
  nav: { path: string; label: Record<Language, string>; icon: string }[]
  /** Route patterns that want the whole screen, without the bottom navigation. */
  immersive: string[]
  /** Route patterns that visitors come straight to, each with its screen's module, below `src`. */
  screens: Record<string, string>
}

// Icons arrive as data from another origin: only shapes and numbers get through, nothing that could run or load.
const shapes = ['path', 'circle', 'rect', 'line', 'polyline', 'polygon', 'ellipse'] as const
const geometry = [
  'd',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'x',
  'y',
  'x1',
  'x2',
  'y1',
  'y2',
  'width',
  'height',
  'points',
  'key',
] as const
const drawing = v.pipe(v.string(), v.maxLength(2000), v.regex(/^[\w\s.,-]*$/))

export const iconNodeSchema = v.pipe(
  v.array(v.tuple([v.picklist(shapes), v.record(v.picklist(geometry), drawing)])),
  v.maxLength(30),
)
/** lucide's `IconNode`: the shapes of an icon as data. */
export type IconNode = v.InferOutput<typeof iconNodeSchema>

// Two slashes would lead to another host, two dots out of the build's folder.
const path = v.pipe(v.string(), v.maxLength(200), v.regex(/^\/(?![/\\])/))
const hash = v.pipe(
  v.string(),
  v.regex(/^sha(?:256-[A-Za-z\d+/]{43}=|384-[A-Za-z\d+/]{64}|512-[A-Za-z\d+/]{86}==)$/),
)
const file = v.pipe(v.string(), v.maxLength(200), v.regex(/^(?!.*(?:\.\.|\/\/))\w[\w./-]*$/))
// The shell renders what these say on every screen: far more than any mode needs would freeze the page.
const label = v.pipe(v.string(), v.maxLength(40))
const files = v.pipe(v.array(file), v.maxLength(100))

export const modeJsonSchema = v.object({
  id: v.picklist(modeIds),
  version: v.pipe(v.string(), v.maxLength(40)),
  contract: v.number(),
  prefix: path,
  nav: v.pipe(
    v.array(v.object({ path, label: v.object({ en: label, hi: label }), icon: iconNodeSchema })),
    v.maxLength(6),
  ),
  immersive: v.pipe(v.array(path), v.maxLength(50)),
  entry: file,
  /** What the first screen needs, fetched in one wave: code and styles in every language, texts in their own. */
  preload: v.object({
    scripts: files,
    styles: files,
    texts: v.record(v.string(), files),
    /** By route pattern, what a screen needs beside that. */
    screens: v.optional(v.record(path, files), {}),
  }),
  /** Where all files of the build and their hashes are listed, for a device that keeps the whole mode. */
  files: v.optional(file),
  /** Subresource-integrity hash of each file that is named above. */
  integrity: v.record(file, hash),
})
/** The data face of a built mode: `mode.json`. */
export type ModeJson = v.InferOutput<typeof modeJsonSchema>

/** `mode.json` as a release has it: none of its files is loaded on trust. While developing there are no hashes yet. */
export const releasedModeSchema = v.pipe(
  modeJsonSchema,
  v.check(({ entry, files, preload, integrity }) => {
    const { scripts, styles, texts, screens } = preload
    return [entry, files ?? [], scripts, styles, Object.values(texts), Object.values(screens)]
      .flat(2)
      .every((name) => Object.hasOwn(integrity, name))
  }, 'integrity lacks the hash of a file'),
)
