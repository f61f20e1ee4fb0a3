import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { modeJsonSchema, parseRegistry } from '@baithak/contract'
import type { Provided } from '@baithak/contract/satisfies-version'
import type { TeamFile } from '@baithak/contract/team-file'
import { v } from '@baithak/storage/schema'
import { contentSecurityPolicy } from '../hosting/csp'
import {
  nginxPolicyFile,
  policyFile,
  shellHeadersFile,
  shellRedirectsFile,
} from '../hosting/host-files'
import { parseOrigins } from '../hosting/origins'
import { withLock } from '../process/with-lock'
import { type FileChanges, unlessMissing, writeChanges } from '../process/write-changes'
import { parseShellFile, shellFileName } from './shell-file'
import { parseTeamFile } from './team-file'

/** The data from which the served files of a deployed shell are derived. */
export interface Site {
  /** The team files by mode. */
  teams: ReadonlyMap<string, TeamFile>
  /** Origins from which modes may load code. */
  origins: readonly string[]
  html: string | undefined
  shell: Provided | undefined
}

export const teamPath = (id: string) => `registry/${id}.json`

/** Whether a shell accepts the id, which becomes the name of a file. */
export const isModeName = (text: string) => v.is(modeJsonSchema.entries.id, text)

const read = (file: string) => readFile(file, 'utf8').catch(unlessMissing)

/** Reads a deployed shell. `folder` has the page and `shell.json`, and may be a release before its deployment. */
export async function readSite(target: string, folder = target): Promise<Site> {
  const names = (await readdir(join(target, 'registry')).catch(unlessMissing)) ?? []
  const ids = names.flatMap((name) => /^(.+)\.json$/.exec(name)?.[1] ?? []).filter(isModeName)
  const teams = new Map<string, TeamFile>()
  for (const id of ids.sort())
    teams.set(id, parseTeamFile((await read(join(target, teamPath(id)))) ?? '', teamPath(id)))
  const originsFile = join(target, 'origins.json')
  return {
    teams,
    origins: parseOrigins((await read(originsFile)) ?? '[]', originsFile),
    html: await read(join(folder, 'index.html')),
    shell: parseShellFile((await read(join(folder, shellFileName))) ?? ''),
  }
}

export const json = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`

/**
 * Returns the files of a site that commands write, in the order of writing. The files from which the others are derived
 * come first, so that the next command can finish an interrupted one.
 */
export function deriveFiles({ teams: unsorted, origins, html }: Site): FileChanges {
  // The files do not depend on the order in which modes were released.
  const teams = new Map([...unsorted].sort(([a], [b]) => (a < b ? -1 : 1)))
  const files = new Map<string, string>([
    ...Array.from(teams, ([id, team]) => [teamPath(id), json(team)] as const),
    ['origins.json', json(origins)],
    ['remotes.json', json(joinRegistry(teams))],
    ['_redirects', shellRedirectsFile([...teams].flatMap(rootsOfTeam))],
  ])
  if (html === undefined) return files
  const policy = contentSecurityPolicy(html, origins)
  files.set('_headers', shellHeadersFile(policy))
  files.set(policyFile, nginxPolicyFile(policy))
  // Hosts that find no 404 page answer a missing file with the app's page and the status 200.
  files.set('404.html', html)
  return files
}

type Teams = Site['teams']

/** Returns one field of the team files that have it, by mode. */
const fieldByMode = (teams: Teams, part: 'current' | 'disabled') =>
  Object.fromEntries([...teams].flatMap(([id, team]) => (team[part] ? [[id, team[part]]] : [])))

/** Returns the first segments of a mode's paths. Older releases do not have them in their manifest. */
const rootsOfTeam = ([id, { current, releases }]: [string, TeamFile]) =>
  (current ?? Object.values(releases).at(-1))?.manifest.roots ?? [`/${id}`]

/** Joins the team files into `remotes.json`. Throws if the shell would refuse a part of it. */
function joinRegistry(teams: Teams) {
  const registry = {
    modes: fieldByMode(teams, 'current'),
    withdrawn: [...teams.values()].flatMap((team) => team.withdrawn),
    disabled: fieldByMode(teams, 'disabled'),
  }
  // A deployment has no modes before its first release.
  if (Object.keys(registry.modes).length === 0) return registry
  const { refused } = parseRegistry(registry, 'https://shell.invalid')
  if (refused.size > 0) {
    const reasons = Array.from(refused, ([name, reason]) => `${name}: ${reason}`)
    throw new Error(`The shell would refuse ${reasons.join('; ')}.`)
  }
  return registry
}

/** Writes the planned files, while no other command can change the site. `written` are the paths that differed. */
export const changeSite = <P extends { files: FileChanges }>(
  target: string,
  command: string,
  plan: () => Promise<P | undefined>,
) =>
  withLock(join(target, 'registry/.lock'), command, async () => {
    const planned = await plan()
    return planned && { ...planned, written: await writeChanges(target, planned.files) }
  })
