import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readdir, realpath, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { repositoryRoot } from '@baithak/build/apps'

/** Copies the repository's files, without builds, into a temporary folder that uses the same installed packages. */
export async function copyRepository(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'baithak-copy-'))
  const { stdout } = await promisify(execFile)(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: repositoryRoot, maxBuffer: 10_000_000 },
  )
  const copy = async (file: string) => {
    await mkdir(dirname(join(root, file)), { recursive: true })
    // A deleted file may still be listed.
    await copyFile(join(repositoryRoot, file), join(root, file)).catch(() => {})
  }
  await Promise.all(stdout.split('\0').filter(Boolean).map(copy))
  await linkPackages(root)
  return root
}

/** Links the installed packages; our own are those of the copy. */
async function linkPackages(root: string) {
  const installed = join(repositoryRoot, 'node_modules')
  const link = (path: string, name: string) => symlink(path, join(root, 'node_modules', name))
  const own = '@baithak'
  await mkdir(join(root, 'node_modules', own), { recursive: true })
  for (const name of await readdir(installed))
    if (name !== own) await link(join(installed, name), name)
  for (const name of await readdir(join(installed, own))) {
    const folder = await realpath(join(installed, own, name))
    await link(join(root, relative(repositoryRoot, folder)), join(own, name))
  }
}
