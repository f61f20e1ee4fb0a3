import { releaseName } from './release-url'
import type { HistoryEntry, TeamFile } from './team-file'

/** What visitors notice of a team file. */
function describe(
  { current, canary, disabled, withdrawn, releases }: TeamFile,
  nameOf: (url: string) => string,
) {
  return {
    current: current ? nameOf(current.url) : 'none',
    canary: canary ? `${nameOf(canary.url)} for ${canary.percent} %` : 'none',
    disabled: disabled ? `${disabled.en} / ${disabled.hi}` : 'no',
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

export const describeHistory = (id: string, history: readonly HistoryEntry[]): string[] =>
  history.map(({ time, command, url, version, commit, note }) =>
    [time, id, command, url, version, commit, note].filter(Boolean).join('  '),
  )
