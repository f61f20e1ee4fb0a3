import { fileListName, hashOf } from '../../build/bundle/file-hashes'
import {
  type PrerenderedScreens,
  prerenderedFile,
  releaseBase,
} from '../../build/prerender/prerender-screens'
import type { ModeJson } from '../../contract/manifest'
import type { RegistryEntry } from '../release/registry'

/** What the pages of a release are composed from, stored beside the shell as `pages/<mode>.json`. */
export interface PageSource {
  /** The URL of the release. */
  url: string
  screens: PrerenderedScreens
  /** The style sheets of each screen, in one. */
  styles: Record<string, string>
}

/** Reads the prerendered screens of a release; undefined if it has none. Throws if a file has another hash. */
export async function readPageSource(
  { url, manifest }: RegistryEntry,
  readFile: (name: string) => Promise<string>,
): Promise<PageSource | undefined> {
  const { integrity, preload } = manifest as unknown as ModeJson
  const read = async (name: string, hash: string | undefined) => {
    const text = await readFile(name)
    if (hashOf(text) !== hash)
      throw new Error(`${name} of ${url} has another hash than it was built with.`)
    return text
  }
  const listHash = integrity[fileListName]
  const files: Record<string, string> = listHash
    ? JSON.parse(await read(fileListName, listHash))
    : {}
  if (!files[prerenderedFile]) return undefined
  const screens: PrerenderedScreens = JSON.parse(
    await read(prerenderedFile, files[prerenderedFile]),
  )
  const styles: Record<string, string> = {}
  for (const path of Object.keys(screens)) {
    const names = [...preload.styles, ...(preload.screens?.[path] ?? [])]
    const sheets = names.filter((name) => name.endsWith('.css'))
    const texts = await Promise.all(
      sheets.map(async (name) => withBase(await read(name, integrity[name]))),
    )
    styles[path] = texts.join('')
  }
  return { url, screens, styles }
}

/** Style sheets are in the folder of the assets, and name them relative to it. */
const withBase = (styles: string) =>
  styles.replaceAll(/url\((["']?)(?:\.\/)?(?![\w+.-]*:|\/|#)/g, `url($1${releaseBase}assets/`)
