import { byLanguageSchema } from '@baithak/contract'
import { registryTimeoutMs } from '@baithak/contract/timeouts'
import * as v from 'valibot'

const release = v.object({ url: v.string() })

/** The part of a team file that the page shows; `shared/tools/registry` writes it. */
const teamSchema = v.object({
  current: v.optional(release),
  /** Why the mode is closed. */
  disabled: v.optional(byLanguageSchema(v.string())),
  /** Those that can be previewed, by name. */
  releases: v.record(v.string(), release),
  history: v.array(
    v.object({
      time: v.string(),
      command: v.string(),
      url: v.optional(v.string()),
      author: v.optional(v.string()),
      /** The release that became the current one. */
      current: v.optional(v.string()),
    }),
  ),
})
export type Team = v.InferOutput<typeof teamSchema>

export interface ShownRelease {
  /** '1.4.0-3fa9c2d1b0' */
  name: string
  /** When it became so (ISO). */
  since: string | undefined
  author: string | undefined
}

export interface TeamReleases {
  disabled: Team['disabled']
  live: ShownRelease | undefined
  /** The latest that is for previews alone. */
  preview: ShownRelease | undefined
}

/** What a team's mode has for all devices and for previews. A rollback names no author: the release's own is shown. */
export function releasesOf(team: Team): TeamReleases {
  const { current, disabled, releases, history } = team
  const shown = (url: string, since: string | undefined): ShownRelease => ({
    name: url.split('/').at(-2) ?? '',
    since,
    author: history.findLast((each) => each.url === url && each.author)?.author,
  })
  const listed = new Set(Object.values(releases).map(({ url }) => url))
  const previewed = history.findLast(
    ({ command, url = '' }) => command === 'set --preview' && listed.has(url),
  )
  const isOwn = previewed?.url && previewed.url !== current?.url
  return {
    disabled,
    live:
      current && shown(current.url, history.findLast((each) => each.current === current.url)?.time),
    preview: isOwn ? shown(previewed.url ?? '', previewed.time) : undefined,
  }
}

/** Rejects when a team's file cannot be read. */
export async function loadTeam(id: string): Promise<TeamReleases> {
  const response = await fetch(`/registry/${id}.json`, {
    signal: AbortSignal.timeout(registryTimeoutMs),
  })
  if (!response.ok) throw new Error(`/registry/${id}.json answered ${response.status}`)
  return releasesOf(v.parse(teamSchema, await response.json()))
}
