import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeChanges } from '../process/write-changes'
import { contentHash, readFiles } from './content-hash'
import { originFile, readReleaseOrigin } from './release-origin'

export interface PackedBuild {
  /** The folder's name, unique to its content. */
  name: string
  folder: string
}

/**
 * Copies what an app's build wrote to `dist` into a folder of its own below `releases`. The same build gives the same
 * release; earlier ones stay. Source maps are for the team's error reports: they lie outside the folder that is served.
 */
export async function packBuild(
  appFolder: string,
  version: string,
  isBuilt = (_path: string) => true,
): Promise<PackedBuild> {
  const present = await readFiles(join(appFolder, 'dist'))
  // `npm start` has written compressed copies.
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
