import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { writeHostFiles } from '../hosting/write-host-files'
import { writePages } from '../pages/write-pages'
import { writeAtomically } from '../process/write-atomically'
import { listFiles } from '../release/content-hash'
import { folderTarget } from '../target/folder-target'

interface DeployedRelease {
  name: string
  time: string
  /** Its files with a hash in their names. */
  files: readonly string[]
}

interface DeployOptions {
  now: Date
  /** Deletes hashed files that only releases before the last ones have. */
  keep?: number
}

const historyFile = 'shell-releases.json'

/** What a deployment has besides the shell; a release creates what is missing and changes nothing. */
const emptyDeployment: Record<string, unknown> = {
  'origins.json': [],
  'remotes.json': { modes: {} },
  'releases.json': { releases: {} },
}

const isHashed = (path: string) => path.startsWith('assets/')

/** The page comes after the files that it names, and the service worker, which caches all of them, last. */
const rank = (path: string) => {
  if (path.startsWith('service-worker.js')) return 3
  if (path.startsWith('index.html')) return 2
  return isHashed(path) ? 0 : 1
}

async function copyAtomically(from: string, to: string) {
  await mkdir(dirname(to), { recursive: true })
  const draft = `${to}.${process.pid}.draft`
  await copyFile(from, draft)
  await rename(draft, to)
}

async function readHistory(target: string): Promise<DeployedRelease[]> {
  const file = join(target, historyFile)
  if (!existsSync(file)) return []
  return (JSON.parse(await readFile(file, 'utf8')) as { releases: DeployedRelease[] }).releases
}

/**
 * Puts a release of the shell into the folder that a host serves. Hashed files of earlier releases stay, because open
 * pages and cached pages still request them; the registry and the allowed origins belong to the deployment and stay too.
 */
export async function deployShell(
  { name, folder }: { name: string; folder: string },
  target: string,
  { now, keep }: DeployOptions,
): Promise<{ added: string[]; deleted: string[] }> {
  await mkdir(target, { recursive: true })
  return folderTarget(target).exclusively(async () => {
    const paths = (await listFiles(folder)).toSorted((a, b) => rank(a) - rank(b))
    const added = paths.filter((path) => !isHashed(path) || !existsSync(join(target, path)))
    for (const path of added) {
      await copyAtomically(join(folder, path), join(target, path))
      await removeStaleCopies(path, paths, target)
    }
    for (const [path, content] of Object.entries(emptyDeployment))
      if (!existsSync(join(target, path)))
        await writeFile(join(target, path), `${JSON.stringify(content, null, 2)}\n`)
    await writeHostFiles(target)
    await writePages(folderTarget(target))

    const earlier = (await readHistory(target)).filter((release) => release.name !== name)
    const current = { name, time: now.toISOString(), files: paths.filter(isHashed) }
    const history = [current, ...earlier]
    const [retained, dropped] = [history.slice(0, keep), keep ? history.slice(keep) : []]
    const stillUsed = new Set(retained.flatMap(({ files }) => files))
    const unused = dropped.flatMap(({ files }) => files).filter((file) => !stillUsed.has(file))
    const deleted = [...new Set(unused)]
    await writeAtomically(
      join(target, historyFile),
      `${JSON.stringify({ releases: retained }, null, 2)}\n`,
    )
    for (const path of deleted) await rm(join(target, path), { force: true })
    return { added, deleted }
  })
}

/** A server prefers the compressed copy, and a file that has become small has none. */
async function removeStaleCopies(path: string, paths: readonly string[], target: string) {
  for (const copy of [`${path}.br`, `${path}.gz`])
    if (!paths.includes(copy)) await rm(join(target, copy), { force: true })
}
