import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withLock } from './with-lock'

it('one command works at a time, and its lock is released when it fails', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'baithak-lock-'))
  const lock = join(folder, '.lock')
  const failing = withLock(lock, 'set party', async () => {
    const second = withLock(lock, 'status', async () => 'done')
    await expect(second).rejects.toThrow(`is held by set party, process ${process.pid}.`)
    throw new Error('failed')
  })
  await expect(failing).rejects.toThrow('failed')
  expect(await withLock(lock, 'status', async () => 'done')).toBe('done')
  expect(await readdir(folder)).toEqual([])
  await rm(folder, { recursive: true })
})
