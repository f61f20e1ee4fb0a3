import type { Release } from '@baithak/contract'
import { releaseName } from '@baithak/contract/release-name'
import { type TeamFile, teamFileSchema } from '@baithak/contract/team-file'
import { parseJson } from '../process/parse-json'

export const emptyTeam: TeamFile = { withdrawn: [], previous: [], releases: {}, history: [] }

export function parseTeamFile(text: string, name: string): TeamFile {
  const team = parseJson(teamFileSchema, text)
  if (team) return team
  throw new Error(`${name} is not a team file. Nothing was changed. Restore its last copy.`)
}

/** The numbers of earlier releases that are kept: `previous` for a rollback, `others` for previews. */
const kept = { previous: 10, others: 30 }

/** Lists a release by its name, for previews. */
export function publish(team: TeamFile, release: Release): TeamFile {
  const { url } = release
  if (team.withdrawn.includes(url))
    throw new Error(`${url} was withdrawn, and devices refuse it. Release another build.`)
  const { [releaseName(url)]: _, ...others } = team.releases
  const isUsed = (used: Release) =>
    used.url === team.current?.url || team.previous.includes(used.url)
  const retained = Object.entries(others).filter(
    ([, other], index, { length }) => isUsed(other) || index >= length - kept.others,
  )
  return { ...team, releases: { ...Object.fromEntries(retained), [releaseName(url)]: release } }
}

/** Makes a release the current one. */
export function setCurrent(team: TeamFile, release: Release): TeamFile {
  const { current } = team
  if (current?.url === release.url) return team
  const earlier = current ? [current.url] : []
  const previous = [...team.previous, ...earlier].filter((url) => url !== release.url)
  return {
    ...publish({ ...team, previous: previous.slice(-kept.previous) }, release),
    current: release,
  }
}

export function rollBack(team: TeamFile): TeamFile {
  const url = team.previous.at(-1)
  const current = Object.values(team.releases).find((release) => release.url === url)
  if (!current)
    throw new Error(
      'No earlier release is known. Use set with the URL of a release, or close the mode with disable.',
    )
  return { ...team, current, previous: team.previous.slice(0, -1) }
}

/** Withdraws a release, which devices then never run again. The previous one replaces it if it is the current one. */
export function withdraw(team: TeamFile, url: string): TeamFile {
  const releases = Object.entries(team.releases).filter(([, release]) => release.url !== url)
  const next: TeamFile = {
    ...team,
    withdrawn: [...new Set([...team.withdrawn, url])],
    previous: team.previous.filter((other) => other !== url),
    releases: Object.fromEntries(releases),
  }
  return team.current?.url === url ? rollBack(next) : next
}
