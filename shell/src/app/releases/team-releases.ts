import { releaseName } from '@baithak/contract/release-name'
import type { TeamFile } from '@baithak/contract/team-file'

export interface ShownRelease {
  /** '1.4.0-3fa9c2d1b0' */
  name: string
  /** When it became so (ISO). */
  since: string | undefined
  author: string | undefined
}

export interface TeamReleases {
  disabled: TeamFile['disabled']
  live: ShownRelease | undefined
  /** The latest that is for previews alone. */
  preview: ShownRelease | undefined
}

/** What a team's mode has for all devices and for previews. A rollback names no author: the release's own is shown. */
export function releasesOf(team: TeamFile): TeamReleases {
  const { current, disabled, releases, history } = team
  const shown = (url: string, since: string | undefined): ShownRelease => ({
    name: releaseName(url),
    since,
    author: history.findLast((change) => change.url === url && change.author)?.author,
  })
  const listed = new Set(Object.values(releases).map(({ url }) => url))
  const previewed = history.findLast(
    ({ command, url = '' }) => command === 'set --preview' && listed.has(url),
  )
  const isOwn = previewed?.url && previewed.url !== current?.url
  return {
    disabled,
    live:
      current &&
      shown(current.url, history.findLast((change) => change.current === current.url)?.time),
    preview: isOwn ? shown(previewed.url ?? '', previewed.time) : undefined,
  }
}
