import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
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

const take = <T>(work: () => Promise<T>, waitMs?: number) => withLock(lock, 'status', work, waitMs)

it('a lock that stays held is reported with the command that holds it', async () => {
  await writeFile(lock, 'set party, process 7')
  await expect(take(async () => 'done', 0)).rejects.toThrow('is held by set party, process 7.')
  expect(await readdir(folder)).toEqual(['.lock'])
})

it('of many that wait for a lock, one at a time works', async () => {
  let working = 0
  const work = async () => {
    working += 1
    expect(working).toBe(1)
    await new Promise((resolve) => setImmediate(resolve))
    working -= 1
    return 'done'
  }
  const all = Array.from({ length: 5 }, () => take(work))
  expect(await Promise.all(all)).toEqual(Array(5).fill('done'))
  expect(await readdir(folder)).toEqual([])
})

it('a lock is released when the work fails', async () => {
  await expect(take(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await take(async () => 'done')).toBe('done')
})
