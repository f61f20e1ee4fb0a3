import type { ScreenFrames } from '@baithak/build/prerender'
import { parseRegistry } from '@baithak/contract'
import { ownsPath } from '@baithak/contract/modes'
import { contentSecurityPolicy } from '../hosting/csp'
import {
  nginxPolicyFile,
  policyFile,
  shellHeadersFile,
  shellRedirectsFile,
} from '../hosting/host-files'
import { composePage } from '../pages/compose-page'
import type { PageSource } from '../pages/page-source'
import { draftEnding, type FileChanges } from '../process/write-changes'
import type { RegistryEntry } from '../release/registry'
import type { TeamFile } from './team-file'

/** All that the served files of a deployed shell follow from. */
export interface SiteState {
  /** By mode. */
  teams: ReadonlyMap<string, TeamFile>
  /** Allowed origins of modes. */
  origins: readonly string[]
  html: string | undefined
  /** Undefined for a shell that was built before there were pages of modes. */
  frames: ScreenFrames | undefined
  styles: string
  /** By the URL of their release. */
  sources: ReadonlyMap<string, PageSource>
  /** All files of the site. */
  paths: readonly string[]
}

export interface DerivedSite {
  files: FileChanges
  /** Why modes have no pages of their own, by mode: the shell's page is sent for their URLs. */
  withoutPages: Map<string, string>
}

export const teamPath = (id: string) => `registry/${id}.json`

/**
 * All files beside the shell's own, and those that are stale, in the order of writing: first the state itself, then the
 * registry, in which a withdrawn release ends. `readSource` reads the pictures of a release that are not stored.
 */
export async function deriveSite(
  state: SiteState,
  readSource: (release: RegistryEntry) => Promise<PageSource>,
): Promise<DerivedSite> {
  const { origins, html, frames, styles } = state
  const teams = new Map([...state.teams].sort(([a], [b]) => (a < b ? -1 : 1)))
  const files = new Map<string, string | undefined>([
    ...Array.from(teams, ([id, team]) => [teamPath(id), json(team)] as const),
    ['origins.json', json(origins)],
    ['remotes.json', json(joinRegistry(teams))],
    ['releases.json', json({ releases: partOf(teams, 'releases') })],
  ])
  if (html !== undefined) {
    const policy = contentSecurityPolicy(html, origins)
    files.set('_headers', shellHeadersFile(policy))
    files.set(policyFile, nginxPolicyFile(policy))
    // With a 404 page, a host does not answer a missing file with a page and the status 200.
    files.set('404.html', html)
  }
  const pages: string[] = []
  const withoutPages = new Map<string, string>()
  for (const [id, { current, disabled }] of teams) {
    if (!current) continue
    try {
      const source = state.sources.get(current.url) ?? (await readSource(current))
      files.set(`pages/${id}.json`, `${JSON.stringify(source)}\n`)
      if (disabled || html === undefined || !frames) continue
      const composed = Object.entries(source.screens).map(async ([path, screen]) => {
        const { url, styles: sheets } = source
        const mode = { path, screen, url, manifest: current.manifest, styles: sheets[path] ?? '' }
        return [path, await composePage({ html, frames, styles }, mode)] as const
      })
      for (const [path, page] of await Promise.all(composed)) {
        pages.push(path)
        // A static host sends `work.html` for `/work`.
        files.set(`${path.slice(1)}.html`, page)
      }
    } catch (error) {
      withoutPages.set(id, (error as Error).message)
    }
  }
  files.set('_redirects', shellRedirectsFile([...teams.keys()], pages))
  for (const path of state.paths)
    if (!files.has(path) && isDerived(path, [...teams.keys()])) files.set(path, undefined)
  return { files, withoutPages }
}

type Teams = SiteState['teams']

/** A part of each team that has it, by mode. */
const partOf = (teams: Teams, part: 'current' | 'canary' | 'disabled' | 'releases') =>
  Object.fromEntries([...teams].flatMap(([id, team]) => (team[part] ? [[id, team[part]]] : [])))

/** Joins the team files into `remotes.json`. Throws when the shell would refuse a part of it. */
export function joinRegistry(teams: Teams) {
  const parts = {
    withdrawn: [...teams.values()].flatMap((team) => team.withdrawn),
    disabled: partOf(teams, 'disabled'),
    canary: partOf(teams, 'canary'),
  }
  const filled = Object.entries(parts).filter(([, part]) => Object.keys(part).length > 0)
  const registry = { modes: partOf(teams, 'current'), ...Object.fromEntries(filled) }
  const { refused } = parseRegistry(registry, 'https://shell.invalid')
  if (refused.size > 0) {
    const reasons = Array.from(refused, ([name, reason]) => `${name}: ${reason}`)
    throw new Error(`The shell would refuse ${reasons.join('; ')}.`)
  }
  return registry
}

export const json = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`

/** Whether a file is written by nothing but this: pages of modes, their sources and drafts. */
function isDerived(path: string, ids: readonly string[]): boolean {
  if (path.endsWith(draftEnding) || /^pages\/[^/]+\.json$/.test(path)) return true
  const [, page] = /^(.*)\.html$/.exec(path) ?? []
  return page !== undefined && ids.some((id) => ownsPath(id, `/${page}`))
}
