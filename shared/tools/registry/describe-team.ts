import { releaseName } from '@baithak/contract/release-name'
import type { TeamFile } from '@baithak/contract/team-file'

/** The parts of a team file that change what visitors get. */
function describe({ current, disabled, withdrawn, releases }: TeamFile) {
  return {
    current: current?.url ?? 'none',
    disabled: disabled ? Object.values(disabled).join(' / ') : 'no',
    withdrawn: withdrawn.join(', ') || 'none',
    releases: Object.keys(releases).join(', ') || 'none',
  }
}

/** Describes a change, with one line for each part that differs. */
export function describeChange(before: TeamFile, after: TeamFile): string[] {
  const [old, next] = [describe(before), describe(after)]
  return (Object.keys(old) as (keyof typeof old)[])
    .filter((part) => old[part] !== next[part])
    .map((part) => `  ${part}: ${old[part]} → ${next[part]}`)
}

const columns = (values: readonly (string | undefined)[]) => values.filter(Boolean).join('  ')

/** Describes what is live and which change made it so. */
export function describeStatus(id: string, team: TeamFile): string[] {
  const { current, history } = team
  const { commit, author } =
    history.findLast((change) => change.url === current?.url && change.commit) ?? {}
  const { time } =
    history.findLast((change) => change.current && change.current === current?.url) ?? {}
  const origin = [time && `since ${time}`, commit && `commit ${commit}`, author && `by ${author}`]
  return [
    columns([id, current && releaseName(current.url), ...origin]),
    ...Object.entries(describe(team)).map(([name, value]) => `  ${name.padEnd(9)}  ${value}`),
    ...(team.previous.length > 0
      ? [`  previous   ${team.previous.map(releaseName).toReversed().join(', ')}`]
      : []),
  ]
}

export const describeHistory = ({ history }: TeamFile): string[] =>
  history.map(({ time, command, url, commit, author, note }) =>
    columns([`  ${time}`, command, url, commit, author, note]),
  )
