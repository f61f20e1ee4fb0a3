import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { releaseNamePattern } from '../../contract/release-name'
import { releaseName } from './release-url'
import type { TeamFile } from './team-file'

/** Release folders that no device is sent to any more. One that was packed after the current one is yet to be released. */
export async function unreferencedFolders(folder: string, team: TeamFile): Promise<string[]> {
  const referenced = new Set([
    ...Object.keys(team.releases),
    ...[team.current, team.canary].map((release) => releaseName(release?.url ?? '')),
  ])
  const names = (await readdir(folder)).filter((name) => releaseNamePattern.test(name))
  const packedAt = async (name: string) => (await stat(join(folder, name))).mtimeMs
  const current = names.find((name) => name === releaseName(team.current?.url ?? ''))
  const currentPackedAt = current ? await packedAt(current) : 0
  const wasReferenced = new Set(team.history.map(({ url = '' }) => releaseName(url)))
  const unreferenced = await Promise.all(
    names
      .filter((name) => !referenced.has(name))
      .map(async (name) =>
        wasReferenced.has(name) || (await packedAt(name)) < currentPackedAt ? [name] : [],
      ),
  )
  return unreferenced.flat().sort()
}

export const removeFolders = (folder: string, names: readonly string[]) =>
  Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })))
