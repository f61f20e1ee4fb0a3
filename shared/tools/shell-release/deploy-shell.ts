import { mkdir } from 'node:fs/promises'
import { policyFile } from '../hosting/host-files'
import { changeSite, deriveFiles, readSite } from '../registry/site'
import { readFiles } from '../release/content-hash'
import type { PackedBuild } from '../release/pack-build'

/** Whether a file never changes, because its folder or its name has a hash. */
const isHashed = (path: string) => path.startsWith('assets/')

/**
 * The order of writing: the page comes after the files that it names, and the service worker, which caches them, last.
 */
const rank = (path: string) => {
  if (path === 'service-worker.js') return 3
  if (path === 'index.html') return 2
  return isHashed(path) ? 0 : 1
}

/**
 * Puts a release of the shell into the folder that a host serves. Hashed files of earlier releases stay, because open
 * and cached pages still request them. The team files and the allowed origins stay too.
 */
export async function deployShell({ name, folder }: PackedBuild, target: string) {
  await mkdir(target, { recursive: true })
  const files = [...(await readFiles(folder))].sort(([a], [b]) => rank(a) - rank(b))
  const changed = await changeSite(target, `release of the shell ${name}`, async () => {
    const site = await readSite(target, folder)
    return {
      modes: [...site.teams.keys()],
      files: new Map<string, string | Uint8Array | undefined>([
        ...files.filter(([path]) => rank(path) < 2),
        ...deriveFiles(site),
        ...files.filter(([path]) => rank(path) >= 2),
      ]),
    }
  })
  const { modes = [], written = [] } = changed ?? {}
  return { modes, written, changesPolicy: written.includes(policyFile) }
}
