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

/** Above the largest id of a process. */
const deadProcess = 2 ** 22 + 1

const holder = (changes: object) =>
  JSON.stringify({ pid: process.pid, host: hostname(), command: 'set party', ...changes })

it.each([
  ['a process that works on', {}],
  ['a process of another machine', { pid: deadProcess, host: 'other.example' }],
])('the lock of %s is waited for, and its command is named', async (_, changes) => {
  await writeFile(lock, holder(changes))
  await expect(take(done)).rejects.toThrow(/is held: .*set party/)
  expect(await readdir(folder)).toEqual(['.lock'])
})

it.each([
  ['has died', holder({ pid: deadProcess })],
  ['was killed before it wrote who it is', ''],
])('of many that find the lock of a process that %s, one at a time works', async (_, content) => {
  await writeFile(lock, content)
  let working = 0
  const work = async () => {
    working += 1
    expect(working).toBe(1)
    await new Promise((resolve) => setImmediate(resolve))
    working -= 1
    return 'done'
  }
  const all = Array.from({ length: 5 }, () => take(work, content ? 60_000 : 200))
  expect(await Promise.all(all)).toEqual(Array(5).fill('done'))
  expect(await readdir(folder)).toEqual([])
})

it('a lock is released when the work fails', async () => {
  await expect(take(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await take(done)).toBe('done')
})
