import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isModeId, modeIds } from '@baithak/contract/modes'
import { devPortOf, startPortOf } from './ports'

export type { ModeId } from '@baithak/contract/modes'

/** The default root of the tools; tests pass another folder. */
export const repositoryRoot = resolve(import.meta.dirname, '../..')

/** Moves all ports, for runs beside each other. Read at each use, because a run chooses it after its imports. */
const portOffset = () => Number(process.env.BAITHAK_PORT_OFFSET ?? 0)

const folderOf = (id: string) => (id === 'shell' ? 'shell' : `remote-${id}`)

/** Modes with a workspace that `modeIds` does not list. */
const addedModeIds = readdirSync(repositoryRoot)
  .filter((folder) => existsSync(join(repositoryRoot, folder, 'package.json')))
  .flatMap((folder) => /^remote-(.+)$/.exec(folder)?.[1] ?? [])
  .filter((id) => !isModeId(id))
  .toSorted()

const appIds: readonly string[] = ['shell', ...modeIds, ...addedModeIds]

/** The workspace of the shell or a mode, and the local ports of its production build and its development server. */
export const app = <Id extends string>(id: Id) => ({
  id,
  folder: folderOf(id),
  get port() {
    return startPortOf(appIds.indexOf(id)) + portOffset()
  },
  get devPort() {
    return devPortOf(appIds.indexOf(id)) + portOffset()
  },
})

export const shell = app('shell')
/** The modes of every deployment, without those that were added by `new-mode`. */
export const builtInModes = modeIds.map((id) => app(id))
/** Every mode with a workspace. */
export const modes = [...modeIds, ...addedModeIds].map((id) => app(id))
export const apps = [shell, ...modes]

/** The packages of shared that are bundled into the apps, from bottom to top. */
export const libraries = ['storage', 'contract', 'platform', 'domain', 'ui'].map(
  (name) => `shared/${name}`,
)

/** The folders with the sources of what visitors get. */
export const productFolders = [...libraries, ...apps.map(({ folder }) => `${folder}/src`)]

/** Every folder with sources, each with a TypeScript program of its own. */
export const packages = ['shared', ...apps.map(({ folder }) => folder), 'e2e']

export const localUrl = (port: number) => `http://localhost:${port}`
