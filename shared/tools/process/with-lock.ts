import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { unlessMissing } from './write-changes'

/** Runs work while a lock file keeps other processes out. Throws an error that names the process that holds it. */
export async function withLock<T>(
  lock: string,
  command: string,
  work: () => Promise<T>,
): Promise<T> {
  await mkdir(dirname(lock), { recursive: true })
  try {
    await writeFile(lock, `${command}, process ${process.pid}`, { flag: 'wx' })
  } catch (error) {
    const holder = await readFile(lock, 'utf8').catch(unlessMissing)
    if (holder === undefined) throw error
    throw new Error(
      `${lock} is held by ${holder}. Run again when that command has ended. If it was killed, delete the file first.`,
    )
  }
  try {
    return await work()
  } finally {
    await rm(lock, { force: true })
  }
}
