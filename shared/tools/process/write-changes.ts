import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The wanted content of files by path, in the order of writing. `undefined` deletes the file. */
export type FileChanges = ReadonlyMap<string, string | Uint8Array | undefined>

/** Returns the paths of the files that differ. */
export async function findDifferences(folder: string, wanted: FileChanges): Promise<string[]> {
  const paths: string[] = []
  for (const [path, content] of wanted) {
    const present = await readFile(join(folder, path)).catch(unlessMissing)
    const isSame = content === undefined ? !present : present?.equals(Buffer.from(content))
    if (!isSame) paths.push(path)
  }
  return paths
}

/**
 * Writes the files of a folder that differ, and returns their paths. Each file is renamed into its place once it is on
 * the disk, so that a reader never sees half a file.
 */
export async function writeChanges(folder: string, wanted: FileChanges): Promise<string[]> {
  const paths = await findDifferences(folder, wanted)
  for (const path of paths) {
    const file = join(folder, path)
    const content = wanted.get(path)
    if (content === undefined) {
      await rm(file, { force: true })
      continue
    }
    await mkdir(dirname(file), { recursive: true })
    await writeFile(`${file}.draft`, content, { flush: true })
    await rename(`${file}.draft`, file)
  }
  return paths
}

export const unlessMissing = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
  throw error
}
