import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { repositoryRoot } from '@baithak/build/apps'
import { runCommand } from '../process/run-command'
import { isDebian, isRoot } from './device'
import { aptInstallation, type Program } from './program'

// Packages install it in folders that are not in a normal user's PATH.
const systemFolders = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']

export const nginx: Program = {
  name: 'nginx',
  async find() {
    const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...systemFolders]
    for (const path of folders.map((folder) => join(folder, 'nginx'))) {
      if (!existsSync(path)) continue
      const { code } = await runCommand(path, ['-v'], { cwd: repositoryRoot })
      if (code === 0) return { label: "the system's nginx", path }
    }
    return undefined
  },
  installation: () => (isRoot && isDebian() ? aptInstallation('nginx-light') : undefined),
}
