import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { framesFile, type ScreenFrames } from '@baithak/build/prerender'
import { modeIds } from '@baithak/contract/modes'
import { v } from '@baithak/storage/schema'
import { parseOrigins } from '../hosting/origins'
import { pageData } from '../pages/compose-page'
import { type PageSource, parsePageSource } from '../pages/page-source'
import { parseJson } from '../process/parse-json'
import { unlessMissing } from '../process/write-changes'
import { listFiles } from '../release/content-hash'
import type { SiteState } from './derive-site'
import { importTeam, parseTeamFile, type TeamFile } from './team-file'

export const teamPath = (id: string) => `registry/${id}.json`
export const lockOf = (site: string) => join(site, 'registry/.lock')

/** The ids that a shell accepts; each becomes the name of a file. */
export const isModeName = (text: string) => /^[a-z][a-z\d-]{1,29}$/.test(text)

/**
 * Reads what a site is derived from. Files of `folder`, such as a release of the shell that is about to be deployed, come
 * before those of the site. A mode without a team file has what the registry says about it.
 */
export async function readSite(site: string, now: Date, folder = site): Promise<SiteState> {
  const read = (path: string) => {
    const from = existsSync(join(folder, path)) ? folder : site
    return readFile(join(from, path), 'utf8').catch(unlessMissing)
  }
  const readJson = async (path: string): Promise<Record<string, unknown>> =>
    requireJson(path, (await read(path)) ?? '{}')
  const paths = existsSync(site) ? await listFiles(site) : []
  const registry = await readJson('remotes.json')
  const list = await readJson('releases.json')

  const registered = [registry.modes, registry.disabled, registry.canary, list.releases]
  const ids = new Set([
    ...registered.flatMap((part) => Object.keys(part ?? {})),
    ...modeIds,
    ...paths.flatMap((path) => /^registry\/([^/]+)\.json$/.exec(path)?.[1] ?? []),
  ])
  const teams = new Map<string, TeamFile>()
  const sources = new Map<string, PageSource>()
  for (const id of [...ids].filter(isModeName)) {
    const text = await read(teamPath(id))
    const team = text ? parseTeamFile(text, teamPath(id)) : importTeam(registry, list, { id, now })
    if (team) teams.set(id, team)
    const source = parsePageSource(id, (await read(`pages/${id}.json`)) ?? '')
    if (source) sources.set(source.url, source)
  }

  const html = await read('index.html')
  const frames = (await readJson(framesFile)) as Partial<ScreenFrames>
  const sheets = html ? (pageData(html).code?.styles ?? []) : []
  const styles = await Promise.all(sheets.map(async (name) => (await read(name.slice(1))) ?? ''))
  return {
    teams,
    origins: parseOrigins((await read('origins.json')) ?? '[]', join(site, 'origins.json')),
    registry,
    html,
    frames: frames.member ? (frames as ScreenFrames) : undefined,
    styles: styles.join(''),
    sources,
    paths,
  }
}

function requireJson(path: string, text: string) {
  const content = parseJson(v.object({}), text)
  if (content) return content as Record<string, unknown>
  throw new Error(
    `${path} is not valid JSON, so nothing was changed. Fix it, or delete it to write it again.`,
  )
}
