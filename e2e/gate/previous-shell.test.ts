import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findPreviousShell } from './previous-shell'

let shellFolder: string
let target: string
beforeEach(async () => {
  shellFolder = await mkdtemp(join(tmpdir(), 'baithak-shell-'))
  target = join(shellFolder, 'target')
  await mkdir(target)
  for (const [minute, name] of [
    '1.0.0-aaaaaaaaaa',
    '1.0.1-bbbbbbbbbb',
    '1.0.2-cccccccccc',
  ].entries()) {
    const folder = join(shellFolder, 'releases', name)
    await mkdir(folder, { recursive: true })
    await utimes(folder, minute * 60, minute * 60)
  }
})
afterEach(() => rm(shellFolder, { recursive: true }))

const release = (name: string) => join(shellFolder, 'releases', name)

it('before a deployed shell is the release that was deployed before it', async () => {
  const releases = [
    { name: '1.0.1-bbbbbbbbbb' },
    { name: '0.9.0-0000000000' },
    { name: '1.0.0-aaaaaaaaaa' },
  ]
  await writeFile(join(target, 'shell-releases.json'), JSON.stringify({ releases }))
  expect(await findPreviousShell(target, shellFolder)).toBe(release('1.0.0-aaaaaaaaaa'))
})

it('before the first deployed shell is none', async () => {
  const releases = [{ name: '1.0.1-bbbbbbbbbb' }]
  await writeFile(join(target, 'shell-releases.json'), JSON.stringify({ releases }))
  expect(await findPreviousShell(target, shellFolder)).toBeUndefined()
})

it('before a build is the last packed release that differs from it', async () => {
  await writeFile(join(shellFolder, 'package.json'), '{ "version": "1.1.0" }')
  await mkdir(join(shellFolder, 'dist'))
  await writeFile(join(shellFolder, 'dist/index.html'), '')
  expect(await findPreviousShell(join(shellFolder, 'dist'), shellFolder)).toBe(
    release('1.0.2-cccccccccc'),
  )
})
