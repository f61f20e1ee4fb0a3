import { modeIds } from '../../contract/modes'
import type { RegistryEntry } from '../release/registry'
import { ConflictError, type SiteTarget } from '../target/site-target'
import { joinRegistry, joinReleases, type TeamFiles } from './join-registry'
import { releaseName } from './release-url'
import { parseTeamFile, type TeamFile } from './team-file'

const teamPath = (id: string) => `registry/${id}.json`
const maxJoins = 5

const stringify = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`

async function readJson(target: SiteTarget, path: string) {
  const file = await target.read(path)
  try {
    return { content: JSON.parse(file?.text ?? '{}') as Record<string, unknown>, file }
  } catch {
    throw new Error(
      `${path} is not valid JSON, so nothing was changed. Fix it, or delete it to write it again.`,
    )
  }
}

/** A mode without a team file has what `remotes.json` says about it. */
function importTeam(remotes: Record<string, unknown>, id: string, time: string): TeamFile {
  const part = (name: string) => (remotes[name] as Record<string, never> | undefined)?.[id]
  const current = part('modes') as RegistryEntry | undefined
  const [canary, disabled] = [part('canary'), part('disabled')]
  return {
    ...(current ? { current } : {}),
    ...(canary ? { canary } : {}),
    ...(disabled ? { disabled } : {}),
    withdrawn: [],
    releases: current ? { [releaseName(current.url)]: current } : {},
    history: current
      ? [{ time, command: 'import', url: current.url, version: current.manifest.version }]
      : [],
  }
}

interface ReadTeam {
  team: TeamFile
  /** `undefined` when the file does not exist yet. */
  version: string | undefined
}

export async function readTeam(target: SiteTarget, id: string, time: string) {
  const file = await target.read(teamPath(id))
  if (file) return { team: parseTeamFile(file.text, teamPath(id)), version: file.version }
  const { content } = await readJson(target, 'remotes.json')
  return { team: importTeam(content, id, time), version: undefined }
}

/** The modes of this repository, those of the registry, also removed ones, and one that is about to be added. */
export async function listModeIds(target: SiteTarget, added: readonly string[] = []) {
  const { content } = await readJson(target, 'remotes.json')
  const { content: list } = await readJson(target, 'releases.json')
  const registered = [content.modes, list.releases].flatMap((part) => Object.keys(part ?? {}))
  return [...new Set([...modeIds, ...registered, ...added])]
}

/** The team files that exist. */
async function readTeams(target: SiteTarget, added: string): Promise<TeamFiles> {
  const ids = await listModeIds(target, [added])
  const files = await Promise.all(
    ids.map(async (id) => [id, await target.read(teamPath(id))] as const),
  )
  return Object.fromEntries(
    files.flatMap(([id, file]) => (file ? [[id, parseTeamFile(file.text, teamPath(id))]] : [])),
  )
}

/** Writes a joined file; when somebody else has joined in the meantime, joins again. */
async function writeJoined(
  target: SiteTarget,
  path: string,
  added: string,
  join: (previous: unknown, teams: TeamFiles) => unknown,
) {
  for (let attempt = 1; ; attempt += 1) {
    const { content, file } = await readJson(target, path)
    const text = stringify(join(content, await readTeams(target, added)))
    if (text === file?.text) return
    try {
      return await target.write(path, text, file?.version)
    } catch (error) {
      if (!(error instanceof ConflictError) || attempt === maxJoins) throw error
    }
  }
}

/**
 * Writes a team file, if nobody has changed it since it was read, and joins all of them. Whoever writes next repairs a join
 * that was interrupted.
 */
export async function writeTeam(
  target: SiteTarget,
  id: string,
  { team, version }: ReadTeam,
): Promise<void> {
  await target.exclusively(async () => {
    const { content } = await readJson(target, 'remotes.json')
    joinRegistry(content, { ...(await readTeams(target, id)), [id]: team })
    await target.write(teamPath(id), stringify(team), version)
    await writeJoined(target, 'releases.json', id, joinReleases)
    await writeJoined(target, 'remotes.json', id, joinRegistry)
  })
}
