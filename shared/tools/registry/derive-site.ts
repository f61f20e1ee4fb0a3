import type { ScreenFrames } from '@baithak/build/prerender'
import { type ModeJson, parseRegistry } from '@baithak/contract'
import { ownsPath } from '@baithak/contract/modes'
import { contentSecurityPolicy } from '../hosting/csp'
import { nginxPolicyFile, shellHeadersFile, shellRedirectsFile } from '../hosting/host-files'
import type { composePage, ShellPage } from '../pages/compose-page'
import type { PageSource } from '../pages/page-source'
import { draftEnding, type FileChanges } from '../process/write-changes'
import { RefusedChange, type TeamFile } from './team-file'

export const policyFile = '_policy.conf'

/** All that the served files of a deployed shell follow from. */
export interface SiteState {
  /** By mode. */
  teams: ReadonlyMap<string, TeamFile>
  /** Allowed origins of modes. */
  origins: readonly string[]
  /** The registry as it is served: fields of it that no team has are retained. */
  registry: Record<string, unknown>
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

export type Compose = typeof composePage

/**
 * All that is served beside the shell's own files, and what is stale, in the order of writing. The registry comes first:
 * a release that is withdrawn ends there.
 */
export async function deriveSite(state: SiteState, compose: Compose): Promise<DerivedSite> {
  const { teams, registry, origins, html } = state
  const files = new Map<string, string | undefined>([
    ['remotes.json', json(joinRegistry(registry, teams))],
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
  for (const [id, team] of teams) {
    const { current } = team
    if (!current) continue
    const source = state.sources.get(current.url)
    if (source) files.set(`pages/${id}.json`, `${JSON.stringify(source)}\n`)
    else withoutPages.set(id, `the pictures of ${current.url} are not known`)
    if (!source || team.disabled) continue
    try {
      for (const [path, page] of await composePages(state, source, current.manifest, compose)) {
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

/** Joins the team files into `remotes.json`; fields of the previous one that no team has stay. Throws when the shell would refuse a part of it. */
export function joinRegistry(previous: SiteState['registry'], teams: Teams): SiteState['registry'] {
  const { withdrawn, disabled: _, canary: _canary, modes: _modes, ...others } = previous
  const earlier = Array.isArray(withdrawn) ? withdrawn : []
  const parts = {
    withdrawn: [...new Set([...earlier, ...[...teams.values()].flatMap((team) => team.withdrawn)])],
    disabled: partOf(teams, 'disabled'),
    canary: partOf(teams, 'canary'),
  }
  const filled = Object.entries(parts).filter(([, part]) => Object.keys(part).length > 0)
  const registry = {
    ...others,
    modes: partOf(teams, 'current'),
    ...Object.fromEntries(filled),
  }
  const { refused } = parseRegistry(registry, 'https://shell.invalid')
  if (refused.size > 0) {
    const reasons = Array.from(refused, ([name, reason]) => `${name}: ${reason}`)
    throw new RefusedChange(`The shell would refuse ${reasons.join('; ')}.`)
  }
  return registry
}

export const json = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`

async function composePages(
  { html, frames, styles }: SiteState,
  source: PageSource,
  manifest: ModeJson,
  compose: Compose,
): Promise<[path: string, page: string][]> {
  if (html === undefined || !frames) return []
  const shell: ShellPage = { html, frames, styles }
  const { url } = source
  return Promise.all(
    Object.entries(source.screens).map(async ([path, screen]) => {
      const mode = { path, screen, url, manifest, styles: source.styles[path] ?? '' }
      return [path, await compose(shell, mode)] as [string, string]
    }),
  )
}

/** Whether a file is written by nothing but this: pages of modes, their sources and drafts. Earlier shells had compressed copies. */
function isDerived(path: string, ids: readonly string[]): boolean {
  if (path.endsWith(draftEnding) || /\.(?:br|gz)$/.test(path) || /^pages\/[^/]+\.json$/.test(path))
    return true
  const [, page] = /^(.*)\.html$/.exec(path) ?? []
  return page !== undefined && ids.some((id) => ownsPath(id, `/${page}`))
}
