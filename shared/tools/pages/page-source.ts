import { fileListName, hashOf } from '@baithak/build/file-hashes'
import {
  type PrerenderedScreens,
  prerenderedFile,
  releaseBase,
} from '@baithak/build/prerender-screens'
import { byLanguageSchema } from '@baithak/contract'
import { ownsPath } from '@baithak/contract/modes'
import { v } from '@baithak/storage/schema'
import { parseJson } from '../process/parse-json'
import type { RegistryEntry } from '../release/registry'

/** What the pages of a release are composed from, stored beside the shell as `pages/<mode>.json`. */
export interface PageSource {
  /** The URL of the release. */
  url: string
  screens: PrerenderedScreens
  /** The style sheets of each screen, in one. */
  styles: Record<string, string>
}

const maxScreens = 12
const text = v.pipe(v.string(), v.maxLength(300_000))
const pictureSchema = v.object({ markup: text, styles: text })

const screensSchema = (id: string) =>
  v.pipe(
    v.record(v.string(), byLanguageSchema(pictureSchema)),
    v.check(
      (screens) => Object.keys(screens).every((path) => ownsPath(id, path)),
      'a path is none of its own',
    ),
    v.check((screens) => Object.keys(screens).length <= maxScreens, 'too many screens'),
  )

/** Parses a stored source; undefined for one that is damaged, or was written before its content was checked. */
export const parsePageSource = (id: string, json: string): PageSource | undefined =>
  parseJson(
    v.object({
      url: v.string(),
      screens: screensSchema(id),
      styles: v.record(v.string(), text),
    }),
    json,
  )

/** Reads the prerendered screens of a release. Throws if a file has another hash, or content that no build writes. */
export async function readPageSource(
  { url, manifest }: RegistryEntry,
  readFile: (name: string) => Promise<string>,
): Promise<PageSource> {
  const { id, integrity, preload } = manifest
  const read = async (name: string, hash: string | undefined) => {
    const content = await readFile(name)
    if (hashOf(content) !== hash)
      throw new Error(`${name} of ${url} has another hash than it was built with.`)
    return content
  }
  const listHash = integrity[fileListName]
  const files = new Map(
    listHash ? Object.entries(JSON.parse(await read(fileListName, listHash))) : [],
  ) as Map<string, string>
  if (!files.has(prerenderedFile)) return { url, screens: {}, styles: {} }
  const json = await read(prerenderedFile, files.get(prerenderedFile))
  const parsed = v.safeParse(screensSchema(id), JSON.parse(json))
  if (!parsed.success)
    throw new Error(`${prerenderedFile} of ${url} is invalid: ${parsed.issues[0].message}.`)
  const styles: Record<string, string> = {}
  for (const path of Object.keys(parsed.output)) {
    const names = [...preload.styles, ...(preload.screens?.[path] ?? [])]
    const sheets = names.filter((name) => name.endsWith('.css'))
    const texts = await Promise.all(
      sheets.map(async (name) => withBase(await read(name, integrity[name]))),
    )
    styles[path] = texts.join('')
  }
  return { url, screens: parsed.output, styles }
}

/** Style sheets are in the folder of the assets, and name them relative to it. */
const withBase = (styles: string) =>
  styles.replaceAll(/url\((["']?)(?:\.\/)?(?![\w+.-]*:|\/|#)/g, `url($1${releaseBase}assets/`)
