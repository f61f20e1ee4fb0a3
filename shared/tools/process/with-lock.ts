import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname, uptime } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { v } from '@baithak/storage/schema'
import { parseJson } from './parse-json'
import { unlessMissing } from './write-changes'

const pollMs = 50

/** Who holds a lock, and for what. */
export interface Holder {
  pid?: number
  host?: string
  command?: string
  since?: string
  /** Since when the one worked whose work this one finishes. */
  begun?: string | undefined
}

/**
 * Runs work while a lock file keeps other processes out. Waits ten seconds for each holder, and takes the lock from one
 * that has died.
 */
export async function withLock<T>(
  lock: string,
  { command, since = new Date().toISOString() }: Pick<Holder, 'command' | 'since'>,
  work: (killed?: Holder) => Promise<T>,
  waitMs = 10_000,
): Promise<T> {
  await mkdir(dirname(lock), { recursive: true })
  const self = { pid: process.pid, host: hostname(), command, since }
  let holder: string | undefined
  let deadline = 0
  let killed: Holder | undefined
  while (
    !(await create(lock, JSON.stringify({ ...self, begun: killed?.begun ?? killed?.since })))
  ) {
    const text = await readFile(lock, 'utf8').catch(unlessMissing)
    if (text === undefined) continue
    if (text !== holder) {
      holder = text
      deadline = Date.now() + waitMs
    }
    const hasWaited = Date.now() > deadline
    if (isAbandoned(text, hasWaited)) killed = (await takeFrom(lock, text)) ?? killed
    else if (hasWaited)
      throw new Error(
        `${lock} is held by ${describe(text)}. Run again when it has ended; if it has died, delete that file.`,
      )
    else await setTimeout(pollMs)
  }
  try {
    return await work(killed)
  } finally {
    await rm(lock, { force: true })
  }
}

const create = (lock: string, text: string) =>
  writeFile(lock, text, { flag: 'wx' }).then(
    () => true,
    async (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      // On a full disk it exists, but names nobody.
      await rm(lock, { force: true })
      throw error
    },
  )

/**
 * Of several processes that find an abandoned lock, only one may remove it: another one may hold the next by then. Returns
 * who was killed, to that one.
 */
const takeFrom = (lock: string, text: string) =>
  withLock(`${lock}.takeover`, {}, async () => {
    if ((await readFile(lock, 'utf8').catch(unlessMissing)) !== text) return undefined
    await rm(lock, { force: true })
    return parseHolder(text)
  })

const parseHolder = (text: string): Holder => parseJson(v.object({}), text) ?? {}

const describe = (text: string) =>
  Object.entries(parseHolder(text))
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')

/** Whether the holder is a process of this machine that no longer runs, or was killed before it had written its name. */
function isAbandoned(text: string, hasWaited: boolean): boolean {
  const { pid, host = hostname(), since } = parseHolder(text)
  if (pid === undefined) return hasWaited
  if (host !== hostname()) return false
  const startedAt = Date.now() - uptime() * 1000
  return !isRunning(pid) || (since !== undefined && Date.parse(since) < startedAt)
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
