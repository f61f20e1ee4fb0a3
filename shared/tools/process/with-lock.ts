import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { unlessMissing } from './write-changes'

const pollMs = 50

/** Runs work while a lock file keeps other processes out. Waits for the process that holds it. */
export async function withLock<T>(
  lock: string,
  command: string,
  work: () => Promise<T>,
  waitMs = 10_000,
): Promise<T> {
  await mkdir(dirname(lock), { recursive: true })
  const deadline = Date.now() + waitMs
  while (!(await create(lock, `${command}, process ${process.pid}`))) {
    if (Date.now() >= deadline) {
      const holder = await readFile(lock, 'utf8').catch(unlessMissing)
      throw new Error(
        `${lock} is held by ${holder}. Run again when that command has ended. If it was killed, delete the file first.`,
      )
    }
    await setTimeout(pollMs)
  }
  try {
    return await work()
  } finally {
    await rm(lock, { force: true })
  }
}

/** Returns false if the file exists already. */
const create = (file: string, content: string) =>
  writeFile(file, content, { flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )
