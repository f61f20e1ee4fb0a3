import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The wanted content of files by path, in the order of writing; `undefined` for a file that must not exist. */
export type FileChanges = ReadonlyMap<string, string | Uint8Array | undefined>

/** A file that is not yet in its place; one that a killed process has left is removed with the next change. */
export const draftEnding = '.draft'

/** The paths whose files are not as wanted. */
export async function findDifferences(folder: string, wanted: FileChanges): Promise<string[]> {
  const paths: string[] = []
  for (const [path, content] of wanted) {
    const present = await readFile(join(folder, path)).catch(unlessMissing)
    const isSame = content === undefined ? !present : present?.equals(bytes(content))
    if (!isSame) paths.push(path)
  }
  return paths
}

/**
 * Brings files of a folder to the wanted content, and returns the paths of those that differed. All of them are written
 * to drafts before the first one is renamed: a full disk leaves the folder as it was, and a reader sees no half of a file.
 */
export async function writeChanges(folder: string, wanted: FileChanges): Promise<string[]> {
  const paths = await findDifferences(folder, wanted)
  const changes = paths.map((path) => {
    const file = join(folder, path)
    const draft = `${file}.${randomUUID()}${draftEnding}`
    return { file, draft, content: wanted.get(path) }
  })
  try {
    for (const { draft, content } of changes)
      if (content !== undefined) await writeDraft(draft, content)
  } catch (error) {
    for (const { draft } of changes) await rm(draft, { force: true })
    throw new Error(`Nothing was changed: ${(error as Error).message}.`)
  }
  for (const { file, draft, content } of changes)
    if (content === undefined) await rm(file, { force: true })
    else await rename(draft, file)
  return paths
}

/** Returns once the content is on the disk, so that no crash leaves an empty file behind its name. */
async function writeDraft(draft: string, content: string | Uint8Array) {
  await mkdir(dirname(draft), { recursive: true })
  const handle = await open(draft, 'w')
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export const unlessMissing = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
  throw error
}

const bytes = (content: string | Uint8Array) => Buffer.from(content as Uint8Array)
