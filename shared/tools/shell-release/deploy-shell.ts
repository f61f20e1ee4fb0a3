import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { policyFile } from '../hosting/host-files'
import { unlessMissing } from '../process/write-changes'
import { changeSite, deriveFiles, json, readSite } from '../registry/site'
import { readFiles } from '../release/content-hash'

interface DeployedRelease {
  name: string
  time: string
  /** Its files with a hash in their names. */
  files: readonly string[]
}

interface DeployOptions {
  now: Date
  /** Deletes hashed files that only releases before the last ones have. */
  keep?: number | undefined
}

const historyFile = 'shell-releases.json'

/** Never changes: its folder or its name has a hash. */
const isHashed = (path: string) => path.startsWith('assets/')

/** Where a target keeps what else a release had, for going back. */
export const keptFolder = (name: string) => `assets/${name}`

/** The page comes after the files that it names, and the service worker, which caches all of them, last. */
const rank = (path: string) => {
  if (path === 'service-worker.js') return 3
  if (path === 'index.html') return 2
  return isHashed(path) ? 0 : 1
}

/**
 * Puts a release of the shell into the folder that a host serves. Hashed files of earlier releases stay, because open
 * pages and cached pages still request them; the team files and the allowed origins belong to the deployment and stay too.
 */
export async function deployShell(
  { name, folder }: { name: string; folder: string },
  target: string,
  { now, keep }: DeployOptions,
) {
  await mkdir(target, { recursive: true })
  const files = [...(await readFiles(folder))].sort(([a], [b]) => rank(a) - rank(b))
  const contents = new Map(files)
  for (const [path, content] of files)
    if (!isHashed(path)) contents.set(`${keptFolder(name)}/${path}`, content)

  const time = now.toISOString()
  const changed = await changeSite(target, `release of the shell ${name}`, async () => {
    const state = await readSite(target, folder)
    const text = await readFile(join(target, historyFile), 'utf8').catch(unlessMissing)
    const deployed: DeployedRelease[] = text ? JSON.parse(text).releases : []
    // What the target has kept of a release lacks the files with hashed names.
    const known = deployed.find((release) => release.name === name)
    const hashed = known?.files ?? [...contents.keys()].filter(isHashed)
    const others = deployed.filter((release) => release.name !== name)
    const history = [{ name, time, files: hashed }, ...others]
    const [retained, dropped] = [history.slice(0, keep), keep ? history.slice(keep) : []]
    const used = new Set(retained.flatMap((release) => release.files))
    const unused = dropped.flatMap((release) => release.files).filter((file) => !used.has(file))
    const own = [...contents]
    return {
      modes: [...state.teams.keys()],
      files: new Map<string, string | Uint8Array | undefined>([
        ...own.filter(([path]) => rank(path) < 2),
        ...deriveFiles(state),
        ...own.filter(([path]) => rank(path) >= 2),
        ...unused.map((file) => [file, undefined] as const),
        [historyFile, json({ releases: retained })],
      ]),
    }
  })
  const { modes = [], written = [] } = changed ?? {}
  const isPresent = (path: string) => contents.has(path)
  return {
    added: written.filter(isPresent),
    deleted: written.filter((path) => isHashed(path) && !isPresent(path)),
    changesPolicy: written.includes(policyFile),
    /** Those in its registry, which a release of the shell leaves as it is. */
    modes,
  }
}
