import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { writeAtomically } from '../process/write-atomically'
import { compressFile } from '../release/compress'
import { ConflictError, type SiteTarget } from './site-target'

const unlessMissing = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return undefined
  throw error
}

/** A deployed shell's folder. A lock file keeps other writers out, and every write is atomic. */
export function folderTarget(folder: string): SiteTarget {
  const readText = (path: string) => readFile(join(folder, path), 'utf8').catch(unlessMissing)
  return {
    name: folder,
    async read(path) {
      const text = await readText(path)
      return text === undefined ? undefined : { text, version: text }
    },
    async write(path, text, version) {
      if ((await readText(path)) !== version) throw new ConflictError(path)
      const file = join(folder, path)
      await mkdir(dirname(file), { recursive: true })
      await writeAtomically(file, text)
      // A server prefers the compressed copy.
      if (path.endsWith('.html')) await compressFile(file)
    },
    async remove(path) {
      for (const ending of ['', '.br', '.gz'])
        await rm(join(folder, path + ending), { force: true })
    },
    async exclusively(work) {
      const lock = join(folder, 'registry/.lock')
      await mkdir(dirname(lock), { recursive: true })
      const handle = await open(lock, 'wx').catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error
        const owner = await readFile(lock, 'utf8').catch(() => '')
        throw new Error(
          `Process ${owner || 'unknown'} is writing the registry. Run again when it has ended; if it was killed, delete ${lock}.`,
        )
      })
      try {
        await handle.writeFile(String(process.pid))
        await handle.close()
        return await work()
      } finally {
        await rm(lock, { force: true })
      }
    },
  }
}
