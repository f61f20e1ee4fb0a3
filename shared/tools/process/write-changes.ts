import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The wanted content of files by path, in the order of writing; `undefined` for a file that must not exist. */
export type FileChanges = ReadonlyMap<string, string | Uint8Array | undefined>

/** The paths whose files are not as wanted. */
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
 * Brings files of a folder to the wanted content, and returns the paths of those that differed. Each is renamed into its
 * place once it is on the disk: a reader sees no half of a file, and what a killed process has begun is finished by the
 * next call.
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
