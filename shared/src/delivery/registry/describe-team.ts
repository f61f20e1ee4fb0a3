import type { RegistryEntry } from '../release/registry'
import { releaseName } from './release-url'
import type { HistoryEntry, TeamFile } from './team-file'

const nameOf = (entry: RegistryEntry | undefined) => (entry ? releaseName(entry.url) : 'none')

/** What visitors notice of a team file. */
function describe({ current, canary, disabled, withdrawn, releases }: TeamFile) {
  return {
    current: nameOf(current),
    canary: canary ? `${nameOf(canary)} for ${canary.percent} %` : 'none',
    disabled: disabled ? `${disabled.en} / ${disabled.hi}` : 'no',
    withdrawn: withdrawn.map(releaseName).join(', ') || 'none',
    previews: Object.keys(releases).join(', ') || 'none',
  }
}

/** The effect of a change, a line for each part that differs. */
export function describeChange(before: TeamFile, after: TeamFile): string[] {
  const [old, next] = [describe(before), describe(after)]
  return (Object.keys(old) as (keyof typeof old)[])
    .filter((part) => old[part] !== next[part])
    .map((part) => `  ${part}: ${old[part]} → ${next[part]}`)
}

export const describeHistory = (id: string, history: readonly HistoryEntry[]): string[] =>
  history.map(({ time, command, url, version, commit, note }) =>
    [time, id, command, url, version, commit, note].filter(Boolean).join('  '),
  )
