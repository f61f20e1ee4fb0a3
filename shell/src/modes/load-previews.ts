import { modeJsonSchema, parseRegistry } from '@baithak/contract'
import { releaseNamePattern } from '@baithak/contract/release-name'
import { type TeamFile, teamFileSchema } from '@baithak/contract/team-file'
import { registryTimeoutMs } from '@baithak/contract/timeouts'
import { v } from '@baithak/storage/schema'
import type { Registry } from '../services/shell-services'

const maxPreviews = 5

/**
 * Parses `party:1.4.0-0123456789`, or several of these separated by commas, one for each mode. A link names a published
 * release and never a URL, because it must not choose the code that runs.
 */
export function parsePreviewRequest(text: string): { id: string; release: string }[] {
  const requested = new Map<string, string>()
  for (const part of text.split(',')) {
    const [id, release = ''] = part.trim().split(':')
    if (v.is(modeJsonSchema.entries.id, id) && releaseNamePattern.test(release))
      requested.set(id, release)
  }
  return Array.from(requested, ([id, release]) => ({ id, release })).slice(0, maxPreviews)
}

/** Loads the requested releases from the files of their teams, and leaves out what those do not contain. */
export async function loadPreviews(request: string): Promise<Registry> {
  const releases = parsePreviewRequest(request).map(async ({ id, release }) => {
    const { releases } = await loadTeam(id)
    return Object.hasOwn(releases, release) ? [[id, releases[release]] as const] : []
  })
  const found = await Promise.allSettled(releases)
  const modes = found.flatMap((result) => {
    if (result.status === 'fulfilled') return result.value
    console.warn('A preview cannot be loaded.', result.reason)
    return []
  })
  return parseRegistry({ modes: Object.fromEntries(modes) }, location.origin).modes
}

async function loadTeam(id: string): Promise<TeamFile> {
  const response = await fetch(`/registry/${id}.json`, {
    credentials: 'same-origin',
    signal: AbortSignal.timeout(registryTimeoutMs),
  })
  if (!response.ok) throw new Error(`/registry/${id}.json answered ${response.status}`)
  const team: unknown = await response.json()
  // `v.parse` would drop the fields of manifests that the schema does not name.
  if (!v.is(teamFileSchema, team)) throw new Error(`/registry/${id}.json is not a team file`)
  return team as TeamFile
}
