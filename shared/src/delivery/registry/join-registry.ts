import { parseRegistry } from '../../contract/registry'
import type { RegistryEntry } from '../release/registry'
import { RefusedChange, type TeamFile } from './team-file'

type Content = Record<string, unknown>
export type TeamFiles = Record<string, TeamFile>

const isContent = (value: unknown): value is Content => typeof value === 'object' && value !== null
const parts = (value: unknown): Content => (isContent(value) ? value : {})

/** Replaces the part of each team, and leaves those of modes without a team file. */
function joinPart<T>(previous: unknown, teams: TeamFiles, partOf: (team: TeamFile) => T) {
  const own = Object.fromEntries(
    Object.entries(teams).map(([id, team]) => [id, partOf(team)] as const),
  )
  const entries = Object.entries({ ...parts(previous), ...own })
  return Object.fromEntries(entries.filter(([, part]) => part !== undefined))
}

const unlessEmpty = (name: string, part: object) =>
  Object.keys(part).length > 0 ? { [name]: part } : {}

/** Joins the team files into `remotes.json`. Throws when the shell would refuse a part of it. */
export function joinRegistry(previous: unknown, teams: TeamFiles): Content {
  const { withdrawn, disabled, canary, modes, ...others } = parts(previous)
  const allWithdrawn = [
    ...(Array.isArray(withdrawn) ? withdrawn : []),
    ...Object.values(teams).flatMap((team) => team.withdrawn),
  ]
  const registry = {
    ...others,
    modes: joinPart(modes, teams, ({ current }) => current),
    ...unlessEmpty('withdrawn', [...new Set(allWithdrawn)]),
    ...unlessEmpty(
      'disabled',
      joinPart(disabled, teams, (team) => team.disabled),
    ),
    ...unlessEmpty(
      'canary',
      joinPart(canary, teams, (team) => team.canary),
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
export function joinReleases(previous: unknown, teams: TeamFiles) {
  const list = ({ releases }: TeamFile): Record<string, RegistryEntry> => releases
  return { releases: joinPart(parts(previous).releases, teams, list) }
}
