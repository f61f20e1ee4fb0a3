import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { v } from '@baithak/storage/schema'

/** The file of a release that says what it was packed from. */
export const originFile = 'release.json'

const text = v.optional(v.pipe(v.string(), v.maxLength(60)))
export const originSchema = v.object({ commit: text, author: text, date: text })
/** The commit of a release, its author and date. */
export type ReleaseOrigin = v.InferOutput<typeof originSchema>

/** What git says about a folder; nothing outside a repository. */
export async function readReleaseOrigin(cwd: string): Promise<ReleaseOrigin> {
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
