import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { contentHash, type FileContent, readFiles } from './content-hash'
import { originFile, readReleaseOrigin } from './release-origin'

export interface PackedBuild {
  /** The folder's name, unique to its content. */
  name: string
  folder: string
}

const isSourceMap = ({ path }: FileContent) => path.endsWith('.map')

/**
 * Copies what an app's build wrote to `dist` into a folder of its own below `releases`. The same build gives the same
 * release; earlier ones stay. Source maps are for the team's error reports: they lie outside the folder that is served.
 */
export async function packBuild(
  appFolder: string,
  version: string,
  isBuilt = (_path: string) => true,
): Promise<PackedBuild> {
  const built = await readFiles(join(appFolder, 'dist'))
  const files = built.filter((file) => isBuilt(file.path) && !isSourceMap(file))
  const name = `${version}-${contentHash(files)}`
  const folder = join(appFolder, 'releases', name)
  if (!existsSync(folder)) {
    const draft = join(appFolder, 'releases', `.draft-${process.pid}`)
    await rm(draft, { recursive: true, force: true })
    await writeAll(draft, files)
    await writeFile(join(draft, originFile), JSON.stringify(await readReleaseOrigin(appFolder)))
    await rename(draft, folder)
  }
  await writeAll(join(appFolder, 'source-maps', name), built.filter(isSourceMap))
  return { name, folder }
}

async function writeAll(folder: string, files: readonly FileContent[]) {
  for (const { path, content } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
}
