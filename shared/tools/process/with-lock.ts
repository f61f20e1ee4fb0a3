import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { v } from '@baithak/storage/schema'
import { parseJson } from './parse-json'
import { unlessMissing } from './write-changes'

const pollMs = 50

/**
 * Runs work while a lock file keeps other processes out. Waits for the one that holds it, and takes the lock from one that
 * has died.
 */
export async function withLock<T>(
  lock: string,
  command: string,
  work: () => Promise<T>,
  waitMs = 10_000,
): Promise<T> {
  await mkdir(dirname(lock), { recursive: true })
  const since = new Date().toISOString()
  const own = JSON.stringify({ pid: process.pid, host: hostname(), command, since })
  const deadline = Date.now() + waitMs
  while (!(await create(lock, own))) {
    const holder = await readFile(lock, 'utf8').catch(unlessMissing)
    if (holder === undefined) continue
    const isLate = Date.now() >= deadline
    // A process that was killed before it wrote who it is leaves an empty file.
    if (isAbandoned(holder) || (isLate && holder === '')) await takeFrom(lock, holder, command)
    else if (!isLate) await setTimeout(pollMs)
    else
      throw new Error(
        `${lock} is held: ${holder}. Run again when that command has ended; if it has died, delete the file.`,
      )
  }
  try {
    return await work()
  } finally {
    await rm(lock, { force: true })
  }
}

/** Whether the file was created; false if there is one. */
const create = (file: string, content: string) =>
  writeFile(file, content, { flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )

/** Of several processes that find an abandoned lock, only one may remove it: another one may hold the next by then. */
const takeFrom = (lock: string, holder: string, command: string) =>
  withLock(`${lock}.takeover`, command, async () => {
    // A lock that was created just now is empty for a moment.
    await setTimeout(pollMs)
    if ((await readFile(lock, 'utf8').catch(unlessMissing)) === holder) await rm(lock)
  })

/** Whether the holder was a process of this machine, and runs no longer. */
function isAbandoned(text: string): boolean {
  const holder = parseJson(v.object({ pid: v.number(), host: v.string() }), text)
  if (holder?.host !== hostname()) return false
  try {
    return !process.kill(holder.pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'EPERM'
  }
}
