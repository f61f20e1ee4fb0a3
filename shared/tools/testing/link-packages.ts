import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { repositoryRoot as root } from '@baithak/build/apps'

/** Links the installed packages, except our own, which are those of the copied workspace. */
export async function linkPackages(workspace: string) {
  const source = join(root, 'node_modules')
  const target = join(workspace, 'node_modules')
  await mkdir(join(target, '@baithak'), { recursive: true })
  for (const name of await readdir(source))
    if (name !== '@baithak') await symlink(join(source, name), join(target, name), 'junction')
  for (const folder of await librariesOf(workspace)) {
    const { name } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
    await symlink(folder, join(target, name), 'junction')
  }
}

/** Also those of a release before `shared` was split: its `package.json` says which. */
async function librariesOf(workspace: string): Promise<string[]> {
  const { workspaces } = JSON.parse(await readFile(join(workspace, 'package.json'), 'utf8')) as {
    workspaces: string[]
  }
  const folders = workspaces.filter((name) => name.startsWith('shared'))
  const found = await Promise.all(
    folders.map(async (name) =>
      name.endsWith('/*')
        ? (await readdir(join(workspace, dirname(name)))).map((each) => join(dirname(name), each))
        : [name],
    ),
  )
  return found
    .flat()
    .map((name) => join(workspace, name))
    .filter((folder) => existsSync(join(folder, 'package.json')))
}
