import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { withLock } from './with-lock'

let folder: string
let lock: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baithak-lock-'))
  lock = join(folder, '.lock')
})
afterEach(() => rm(folder, { recursive: true }))

const done = async () => 'done'
const take = <T>(work: () => Promise<T>, waitMs = 200) => withLock(lock, 'status', work, waitMs)

async function deadProcess() {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  return child.pid
}

const holder = (changes: object) =>
  JSON.stringify({ pid: process.pid, host: hostname(), command: 'set party', ...changes })

it.each([
  ['a process that works on', async () => holder({})],
  [
    'a process of another machine',
    async () => holder({ pid: await deadProcess(), host: 'other.example' }),
  ],
])('the lock of %s is waited for, and its command is named', async (_, text) => {
  await writeFile(lock, await text())
  await expect(take(done)).rejects.toThrow(/is held: .*set party/)
  expect(await readdir(folder)).toEqual(['.lock'])
})

it('of many that find the lock of a process that has died, one at a time works', async () => {
  await writeFile(lock, holder({ pid: await deadProcess() }))
  let working = 0
  const work = async () => {
    working += 1
    expect(working).toBe(1)
    await new Promise((resolve) => setImmediate(resolve))
    working -= 1
    return 'done'
  }
  const all = Array.from({ length: 20 }, () => take(work, 60_000))
  expect(await Promise.all(all)).toEqual(Array(20).fill('done'))
  expect(await readdir(folder)).toEqual([])
})

it('a lock is released when the work fails', async () => {
  await expect(take(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await take(done)).toBe('done')
})
