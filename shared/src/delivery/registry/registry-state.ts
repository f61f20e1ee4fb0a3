import type { ModeId } from '../../apps/apps'
import { modeIds } from '../../contract/modes'
import type { RegistryEntry } from '../release/registry'
import { joinRegistry, joinReleases, type TeamFiles } from './join-registry'
import { releaseName } from './release-url'
import { ConflictError, type RegistryTarget } from './target'
import { parseTeamFile, type TeamFile } from './team-file'

const teamPath = (id: ModeId) => `registry/${id}.json`
const maxJoins = 5

const stringify = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`

async function readJson(target: RegistryTarget, path: string) {
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
function importTeam(remotes: Record<string, unknown>, id: ModeId, time: string): TeamFile {
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

export interface ReadTeam {
  team: TeamFile
  /** `undefined` when the file does not exist yet. */
  version: string | undefined
}

export async function readTeam(target: RegistryTarget, id: ModeId, time: string) {
  const file = await target.read(teamPath(id))
  if (file) return { team: parseTeamFile(file.text, teamPath(id)), version: file.version }
  const { content } = await readJson(target, 'remotes.json')
  return { team: importTeam(content, id, time), version: undefined }
}

/** The team files that exist. */
async function readTeams(target: RegistryTarget): Promise<TeamFiles> {
  const files = await Promise.all(
    modeIds.map(async (id) => [id, await target.read(teamPath(id))] as const),
  )
  return Object.fromEntries(
    files.flatMap(([id, file]) => (file ? [[id, parseTeamFile(file.text, teamPath(id))]] : [])),
  )
}

/** Writes a joined file; when somebody else has joined in the meantime, joins again. */
async function writeJoined(
  target: RegistryTarget,
  path: string,
  join: (previous: unknown, teams: TeamFiles) => unknown,
) {
  for (let attempt = 1; ; attempt += 1) {
    const { content, file } = await readJson(target, path)
    const text = stringify(join(content, await readTeams(target)))
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
  target: RegistryTarget,
  id: ModeId,
  { team, version }: ReadTeam,
): Promise<void> {
  await target.exclusively(async () => {
    const { content } = await readJson(target, 'remotes.json')
    joinRegistry(content, { ...(await readTeams(target)), [id]: team })
    await target.write(teamPath(id), stringify(team), version)
    await writeJoined(target, 'releases.json', joinReleases)
    await writeJoined(target, 'remotes.json', joinRegistry)
  })
}
