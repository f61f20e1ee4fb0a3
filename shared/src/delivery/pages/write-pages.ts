import type { ScreenFrames } from '../../build/page/prerender'
import { framesFile } from '../../build/page/prerender'
import type { ModeJson } from '../../contract/manifest'
import type { Registry } from '../release/registry'
import type { SiteTarget } from '../target/site-target'
import { composePage, pageData, type ShellPage } from './compose-page'
import type { PageSource } from './page-source'

const sourcePath = (id: string) => `pages/${id}.json`

/** A static host sends `work.html` for `/work`. */
const pagePath = (path: string) => `${path.slice(1)}.html`

/** Stores what the pages of a mode are composed from, and removes the pages that it no longer has. */
export async function storePageSource(
  target: SiteTarget,
  id: string,
  source: PageSource | undefined,
): Promise<void> {
  const previous = await readSource(target, id)
  for (const path of Object.keys(previous?.screens ?? {}))
    if (!source?.screens[path]) await target.remove(pagePath(path))
  if (source) await put(target, sourcePath(id), `${JSON.stringify(source)}\n`)
  else if (previous) await target.remove(sourcePath(id))
}

/** The URL of the release that the stored pages of a mode are from. */
export const pageSourceUrl = async (target: SiteTarget, id: string) =>
  (await readSource(target, id))?.url

/**
 * Composes the pages of modes from the deployed shell and their stored sources. A mode that is closed, or whose release is
 * not the one in the registry, has none: the shell's page is sent for its URLs.
 */
export async function writePages(target: SiteTarget, ids?: readonly string[]): Promise<void> {
  const shell = await readShell(target)
  const { modes = {}, disabled = {} } = (await readJson<Registry & { disabled?: object }>(
    target,
    'remotes.json',
  )) ?? { modes: {} }
  for (const id of ids ?? Object.keys(modes)) {
    const source = await readSource(target, id)
    const entry = modes[id]
    const isCurrent = shell && entry && entry.url === source?.url && !(id in disabled)
    for (const [path, screen] of Object.entries(source?.screens ?? {}))
      if (isCurrent) {
        const styles = source?.styles[path] ?? ''
        const manifest = entry.manifest as unknown as ModeJson
        const page = await composePage(shell, { path, screen, styles, url: entry.url, manifest })
        await put(target, pagePath(path), page)
      } else await target.remove(pagePath(path))
  }
}

const readSource = (target: SiteTarget, id: string) => readJson<PageSource>(target, sourcePath(id))

async function readJson<T>(target: SiteTarget, path: string): Promise<T | undefined> {
  const file = await target.read(path)
  return file && (JSON.parse(file.text) as T)
}

/** Undefined for a shell that was built before there were pages of modes. */
async function readShell(target: SiteTarget): Promise<ShellPage | undefined> {
  const [page, frames] = [
    await target.read('index.html'),
    await readJson<ScreenFrames>(target, framesFile),
  ]
  if (!page || !frames) return undefined
  const { code } = pageData(page.text)
  const sheets = await Promise.all((code?.styles ?? []).map((name) => target.read(name.slice(1))))
  return { html: page.text, frames, styles: sheets.map((sheet) => sheet?.text ?? '').join('') }
}

async function put(target: SiteTarget, path: string, text: string) {
  const file = await target.read(path)
  if (file?.text !== text) await target.write(path, text, file?.version)
}
