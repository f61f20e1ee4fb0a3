import { v } from '@baithak/platform'
import { type Language, type ModeId, modeIds } from './contract'

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
const file = v.pipe(v.string(), v.maxLength(200), v.regex(/^(?!.*(?:\.\.|\/\/))\w[\w./-]*$/))
// The shell draws what these say on every screen: far more than any mode needs would freeze the page.
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
  /** Where the names of all files of the build stand, for a device that keeps the whole mode. */
  files: v.optional(file),
  /** Subresource-integrity hash of each file of the first screen. */
  integrity: v.record(file, v.string()),
})
/** The data face of a built mode: `mode.json`. */
export type ModeJson = v.InferOutput<typeof modeJsonSchema>
