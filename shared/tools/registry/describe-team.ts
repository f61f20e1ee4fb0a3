import { releaseName } from './release-url'
import type { HistoryEntry, TeamFile } from './team-file'

/** What visitors notice of a team file. */
function describe(team: TeamFile, nameOf: (url: string) => string) {
  const { current, canary, disabled, withdrawn, releases } = team
  return {
    current: current ? nameOf(current.url) : 'none',
    canary: canary ? `${nameOf(canary.url)} for ${canary.percent} %` : 'none',
    disabled: disabled ? Object.values(disabled).join(' / ') : 'no',
    withdrawn: withdrawn.map(nameOf).join(', ') || 'none',
    previews: Array.from(Object.values(releases), ({ url }) => nameOf(url)).join(', ') || 'none',
  }
}

const columns = (values: readonly (string | false | undefined)[]) =>
  values.filter(Boolean).join('  ')

/** The effect of a change, a line for each part that differs. A release is shown by its name, or by its URLs when only they differ. */
export function describeChange(before: TeamFile, after: TeamFile): string[] {
  const [oldUrls, nextUrls] = [describe(before, String), describe(after, String)]
  const [old, next] = [describe(before, releaseName), describe(after, releaseName)]
  return (Object.keys(old) as (keyof typeof old)[])
    .filter((part) => oldUrls[part] !== nextUrls[part])
    .map((part) => {
      const [from, to] = old[part] === next[part] ? [oldUrls, nextUrls] : [old, next]
      return `  ${part}: ${from[part]} → ${to[part]}`
    })
}

/** What is live, and which change made it so. */
export function describeStatus(id: string, team: TeamFile): string[] {
  const entries = team.history.filter(({ url }) => url !== undefined && url === team.current?.url)
  const time = entries.findLast(({ command }) => /^(?:set|rollback)$/.test(command))?.time
  const { commit, author } = entries.findLast((entry) => entry.commit) ?? {}
  const origin = [time && `since ${time}`, commit && `commit ${commit}`, author && `by ${author}`]
  return [
    id,
    ...Object.entries(describe(team, releaseName)).map(
      ([name, value]) =>
        `  ${columns([name.padEnd(9), value, ...(name === 'current' ? origin : [])])}`,
    ),
  ]
}

export const describeHistory = (id: string, history: readonly HistoryEntry[]): string[] =>
  history.map(({ time, command, url, percent, sentences, commit, author, note }) =>
    columns([
      ...[time, id, command, percent !== undefined && `${percent} %`, url],
      ...[sentences && Object.values(sentences).join(' / '), commit, author, note],
    ]),
  )
