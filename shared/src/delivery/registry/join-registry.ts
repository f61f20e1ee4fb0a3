import { parseRegistry } from '../../contract/registry'
import type { RegistryEntry } from '../release/registry'
import { RefusedChange, type TeamFile } from './team-file'

type Content = Record<string, unknown>
export type Teams = ReadonlyMap<string, TeamFile>

const isContent = (value: unknown): value is Content => typeof value === 'object' && value !== null

/** The part of each team that has one, by mode. */
function partOf<T>(teams: Teams, part: (team: TeamFile) => T | undefined): Record<string, T> {
  const entries = [...teams].map(([id, team]) => [id, part(team)] as const)
  return Object.fromEntries(entries.filter((entry): entry is [string, T] => entry[1] !== undefined))
}

const unlessEmpty = (name: string, part: object) =>
  Object.keys(part).length > 0 ? { [name]: part } : {}

/** Joins the team files into `remotes.json`; fields of the previous one that no team has stay. Throws when the shell would refuse a part of it. */
export function joinRegistry(previous: unknown, teams: Teams): Content {
  const { withdrawn, disabled, canary, modes, ...others } = isContent(previous) ? previous : {}
  const allWithdrawn = [
    ...(Array.isArray(withdrawn) ? withdrawn : []),
    ...[...teams.values()].flatMap((team) => team.withdrawn),
  ]
  const registry = {
    ...others,
    modes: partOf(teams, ({ current }) => current),
    ...unlessEmpty('withdrawn', [...new Set(allWithdrawn)]),
    ...unlessEmpty(
      'disabled',
      partOf(teams, (team) => team.disabled),
    ),
    ...unlessEmpty(
      'canary',
      partOf(teams, (team) => team.canary),
    ),
  }
  const { refused } = parseRegistry(registry, 'https://shell.invalid')
  if (refused.size > 0) {
    const reasons = Array.from(refused, ([name, reason]) => `${name}: ${reason}`)
    throw new RefusedChange(`The shell would refuse ${reasons.join('; ')}.`)
  }
  return registry
}

/** Joins the lists of releases into `releases.json`, from which previews are chosen. */
export const joinReleases = (teams: Teams) => ({
  releases: partOf(teams, ({ releases }): Record<string, RegistryEntry> => releases),
})
