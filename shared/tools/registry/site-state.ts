import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { framesFile, type ScreenFrames } from '@baithak/build/prerender'
import { modeJsonSchema } from '@baithak/contract'
import { v } from '@baithak/storage/schema'
import { parseOrigins } from '../hosting/origins'
import { pageData } from '../pages/compose-page'
import { type PageSource, parsePageSource } from '../pages/page-source'
import { parseJson } from '../process/parse-json'
import { type Holder, withLock } from '../process/with-lock'
import { type FileChanges, unlessMissing, writeChanges } from '../process/write-changes'
import { listFiles } from '../release/content-hash'
import { type SiteState, teamPath } from './derive-site'
import { parseTeamFile, type TeamFile } from './team-file'

/** The ids that a shell accepts; each becomes the name of a file. */
export const isModeName = (text: string) => v.is(modeJsonSchema.entries.id, text)

/**
 * Brings a site to what `plan` says, unless it says nothing; nobody else changes the site in between. `killed` is the
 * process that was killed while it changed the site, `written` are the paths that differed.
 */
export const changeSite = <P extends { files: FileChanges }>(
  site: string,
  holder: { command: string; since: string },
  plan: (killed?: Holder) => Promise<P | undefined>,
) =>
  withLock(join(site, 'registry/.lock'), holder, async (killed) => {
    const planned = await plan(killed)
    return planned && { ...planned, written: await writeChanges(site, planned.files) }
  })

/**
 * Reads what a site is derived from. Files of `folder`, such as a release of the shell that is about to be deployed, come
 * before those of the site.
 */
export async function readSite(site: string, folder = site): Promise<SiteState> {
  const read = (path: string) => {
    const from = existsSync(join(folder, path)) ? folder : site
    return readFile(join(from, path), 'utf8').catch(unlessMissing)
  }
  const paths = existsSync(site) ? await listFiles(site) : []
  const names = paths.flatMap((path) => /^registry\/([^/]+)\.json$/.exec(path)?.[1] ?? [])
  const teams = new Map<string, TeamFile>()
  const sources = new Map<string, PageSource>()
  for (const id of names.filter(isModeName).sort()) {
    teams.set(id, parseTeamFile((await read(teamPath(id))) ?? '', teamPath(id)))
    const source = parsePageSource(id, (await read(`pages/${id}.json`)) ?? '')
    if (source) sources.set(source.url, source)
  }

  const html = await read('index.html')
  const frames = parseJson(v.object({ member: v.object({}) }), (await read(framesFile)) ?? '')
  const sheets = html ? (pageData(html).code?.styles ?? []) : []
  const styles = await Promise.all(sheets.map(async (name) => (await read(name.slice(1))) ?? ''))
  return {
    teams,
    origins: parseOrigins((await read('origins.json')) ?? '[]', join(site, 'origins.json')),
    html,
    frames: frames as ScreenFrames | undefined,
    styles: styles.join(''),
    sources,
    paths,
  }
}
