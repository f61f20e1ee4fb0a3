import { releaseName } from './release-url'
import type { HistoryEntry, TeamFile } from './team-file'

/** A line in which nothing controls the terminal: names and sentences come from releases. Hindi needs the joiners. */
export const printable = (line: string): string =>
  line.replaceAll(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')

/** What visitors notice of a team file. */
function describe(
  { current, canary, disabled, withdrawn, releases }: TeamFile,
  nameOf: (url: string) => string,
) {
  return {
    current: current ? nameOf(current.url) : 'none',
    canary: canary ? `${nameOf(canary.url)} for ${canary.percent} %` : 'none',
    disabled: disabled ? Object.values(disabled).join(' / ') : 'no',
    withdrawn: withdrawn.map(nameOf).join(', ') || 'none',
    previews:
      Object.values(releases)
        .map(({ url }) => nameOf(url))
        .join(', ') || 'none',
  }
}

/** The effect of a change, a line for each part that differs. A release is shown by its name, or by its URLs when only they differ. */
export function describeChange(before: TeamFile, after: TeamFile): string[] {
  const [oldUrls, nextUrls] = [describe(before, String), describe(after, String)]
  const [old, next] = [describe(before, releaseName), describe(after, releaseName)]
  return (Object.keys(old) as (keyof typeof old)[])
    .filter((part) => oldUrls[part] !== nextUrls[part])
    .map((part) =>
      old[part] === next[part]
        ? `  ${part}: ${oldUrls[part]} → ${nextUrls[part]}`
        : `  ${part}: ${old[part]} → ${next[part]}`,
    )
}

/** What is live, and which change made it so. */
export function describeStatus(id: string, team: TeamFile): string[] {
  const parts = Object.entries(describe(team, releaseName))
  const entries = team.history.filter(({ url }) => url !== undefined && url === team.current?.url)
  const time = entries.findLast(({ command }) => /^(?:set|rollback|import)$/.test(command))?.time
  const { commit, author } = entries.findLast((entry) => entry.commit) ?? {}
  const origin = [time && `since ${time}`, commit && `commit ${commit}`, author && `by ${author}`]
  return [
    id,
    ...parts.map(([name, value]) =>
      ['', name.padEnd(9), value, ...(name === 'current' ? origin : [])].filter(isText).join('  '),
    ),
  ]
}

const isText = (part: string | false | undefined) => part !== undefined && part !== false

export const describeHistory = (id: string, history: readonly HistoryEntry[]): string[] =>
  history.map(({ time, command, url, version, percent, sentences, commit, author, note }) =>
    [
      ...[time, id, command, percent !== undefined && `${percent} %`, url, version],
      ...[sentences && Object.values(sentences).join(' / '), commit, author, note],
    ]
      .filter(Boolean)
      .join('  '),
  )
