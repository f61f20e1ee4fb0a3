import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Holder, withLock } from './with-lock'

let folder: string
let lock: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baithak-lock-'))
  lock = join(folder, '.lock')
})
afterEach(() => rm(folder, { recursive: true }))

const done = async () => 'done'
const take = <T>(work: (killed?: Holder) => Promise<T>, waitMs = 200) =>
  withLock(lock, { command: 'sync' }, work, waitMs)

async function deadProcess() {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  return child.pid
}

const holder = (changes: object) =>
  JSON.stringify({
    pid: process.pid,
    host: hostname(),
    command: 'set party',
    since: new Date().toISOString(),
    ...changes,
  })

it('a holder that works on is named, with its command', async () => {
  await writeFile(lock, holder({}))
  await expect(take(done)).rejects.toThrow(
    `is held by pid ${process.pid}, host ${hostname()}, command set party`,
  )
})

it('a process of another machine is not taken for dead', async () => {
  await writeFile(lock, holder({ pid: await deadProcess(), host: 'other.example' }))
  await expect(take(done)).rejects.toThrow('host other.example')
})

it.each([
  ['a process that has died', async () => holder({ pid: await deadProcess() })],
  [
    'a process from before the machine was started',
    async () => holder({ since: '2020-01-01T00:00:00Z' }),
  ],
])('the lock of %s is taken', async (_, text) => {
  await writeFile(lock, await text())
  expect(await take(async (killed) => killed?.command)).toBe('set party')
  expect(await readdir(folder)).toEqual([])
})

it('an empty lock is taken once its process has had time to write its name', async () => {
  await writeFile(lock, '')
  const taken = take(done)
  const since = new Date().toISOString()
  await writeFile(lock, holder({ since }))
  await expect(taken).rejects.toThrow(`since ${since}`)
  await writeFile(lock, '')
  expect(await take(done)).toBe('done')
})

it('of many that find an abandoned lock, one at a time works', async () => {
  await writeFile(lock, holder({ pid: await deadProcess() }))
  let working = 0
  const work = async () => {
    working += 1
    expect(working).toBe(1)
    await new Promise((resolve) => setImmediate(resolve))
    working -= 1
    return 'done'
  }
  const all = Array.from({ length: 30 }, () => take(work, 10_000))
  expect(await Promise.all(all)).toEqual(Array(30).fill('done'))
  expect(await readdir(folder)).toEqual([])
})

it('a lock is released when the work fails', async () => {
  const fail = () => Promise.reject(new Error('failed'))
  await expect(take(fail)).rejects.toThrow('failed')
  expect(await take(done)).toBe('done')
})
