import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { v } from '@baithak/storage/schema'
import { writeChanges } from '../process/write-changes'
import { contentHash, readFiles } from './content-hash'

export interface PackedBuild {
  /** The name of the folder: the version and a hash of the content. */
  name: string
  folder: string
}

/** The file of a release that says from which commit it was packed. */
export const originFile = 'release.json'

const text = v.optional(v.pipe(v.string(), v.maxLength(60)))
export const originSchema = v.object({ commit: text, author: text, date: text })
export type ReleaseOrigin = v.InferOutput<typeof originSchema>

/** Returns what git says about a folder. It is empty outside a repository. */
async function readReleaseOrigin(cwd: string): Promise<ReleaseOrigin> {
  const git = async (...args: string[]) =>
    (await promisify(execFile)('git', args, { cwd })).stdout.trim()
  try {
    const [commit, author, date] = (await git('log', '-1', '--format=%h%n%an%n%cI')).split('\n')
    const isChanged = (await git('status', '--porcelain', '--', '.')) !== ''
    return { commit: isChanged ? `${commit}-changed` : commit, author, date }
  } catch {
    return {}
  }
}

/**
 * Copies an app's build from `dist` into a folder of `releases`. The same build gives the same release. Source maps go
 * to `source-maps`, which is not served: the team reads error reports with them.
 */
export async function packBuild(
  appFolder: string,
  version: string,
  isBuilt = (_path: string) => true,
): Promise<PackedBuild> {
  const present = await readFiles(join(appFolder, 'dist'))
  // `npm start` writes compressed copies.
  const built = [...present].filter(([path]) => isBuilt(path) && !path.endsWith('.br'))
  const sourceMaps = built.filter(([path]) => path.endsWith('.map'))
  const files = new Map(built.filter(([path]) => !path.endsWith('.map')))
  const name = `${version}-${contentHash(files)}`
  const folder = join(appFolder, 'releases', name)
  if (!existsSync(folder)) {
    const draft = join(appFolder, 'releases', `.draft-${process.pid}`)
    await rm(draft, { recursive: true, force: true })
    const origin = JSON.stringify(await readReleaseOrigin(appFolder))
    await writeChanges(draft, new Map([...files, [originFile, Buffer.from(origin)]]))
    await rename(draft, folder)
  }
  await writeChanges(join(appFolder, 'source-maps', name), new Map(sourceMaps))
  return { name, folder }
}
