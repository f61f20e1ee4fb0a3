import { parseRegistry } from '@baithak/contract'
import { RefusedChange, type TeamFile } from './team-file'

type Content = Record<string, unknown>
export type Teams = ReadonlyMap<string, TeamFile>

/** A part of each team that has it, by mode. */
const partOf = (teams: Teams, part: 'current' | 'canary' | 'disabled' | 'releases') =>
  Object.fromEntries([...teams].flatMap(([id, team]) => (team[part] ? [[id, team[part]]] : [])))

/** Joins the team files into `remotes.json`; fields of the previous one that no team has stay. Throws when the shell would refuse a part of it. */
export function joinRegistry(previous: Content, teams: Teams): Content {
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

/** Joins the lists of releases into `releases.json`, from which previews are chosen. */
export const joinReleases = (teams: Teams) => ({ releases: partOf(teams, 'releases') })
