import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from '@baithak/shared/delivery/process/run-command'

export const nodeVersions = [20, 22, 24] as const
export type NodeVersion = (typeof nodeVersions)[number]

/** Installs this major version of Node from the package registry and returns its folder; `undefined` if that fails. */
export async function installNode(
  version: NodeVersion,
  folder: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const bin = (root: string) => join(root, 'bin')
  const root = join(folder, `node-${version}`)
  await mkdir(bin(root), { recursive: true })
  if (Number(process.versions.node.split('.')[0]) === version) {
    // Its own folder may hold a browser too, which a bare machine must not have.
    await symlink(process.execPath, join(bin(root), 'node'))
    return bin(root)
  }
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const { code } = await runCommand(
    'npm',
    ['install', '--prefix', root, '--no-save', `${name}@${version}`],
    { cwd: root, signal },
  )
  return code === 0 ? bin(join(root, 'node_modules', name)) : undefined
}
