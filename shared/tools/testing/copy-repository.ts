import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { repositoryRoot } from '@baithak/build/apps'
import { mapConcurrently } from '../process/map-concurrently'
import { linkPackages } from './link-packages'

/** Copies the repository's files, without builds, into a temporary folder that uses the same installed packages. */
export async function copyRepository(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'baithak-copy-'))
  const { stdout } = await promisify(execFile)(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: repositoryRoot, maxBuffer: 10_000_000 },
  )
  await mapConcurrently(stdout.split('\0').filter(Boolean), 16, async (file) => {
    await mkdir(dirname(join(root, file)), { recursive: true })
    // A deleted file may still be listed.
    await copyFile(join(repositoryRoot, file), join(root, file)).catch(() => {})
  })
  await linkPackages(root)
  return root
}
