import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isModeId, modeIds } from '@baithak/contract/modes'

export type { ModeId } from '@baithak/contract/modes'

/** The default root of the tools; tests pass another folder. */
export const repositoryRoot = resolve(import.meta.dirname, '../..')

/** Returns the offset of all ports, which a run chooses after it has imported this module. */
const portOffset = () => Number(process.env.BAITHAK_PORT_OFFSET ?? 0)

/** The first ports of the production builds and of the development servers. Each app has one port in each range. */
export const firstPorts = { start: 4170, dev: 5170 }

/** The number of ports that a run reserves for apps. */
export const maxApps = 10

/** Modes that `new-mode` added. */
const addedModeIds = readdirSync(repositoryRoot)
  .filter((folder) => existsSync(join(repositoryRoot, folder, 'package.json')))
  .flatMap((folder) => /^remote-(.+)$/.exec(folder)?.[1] ?? [])
  .filter((id) => !isModeId(id))
  .toSorted()

const appIds: readonly string[] = ['shell', ...modeIds, ...addedModeIds]

/** Returns the workspace of the shell or a mode, and its local ports. */
export const app = <Id extends string>(id: Id) => ({
  id,
  folder: id === 'shell' ? 'shell' : `remote-${id}`,
  get port() {
    return firstPorts.start + appIds.indexOf(id) + portOffset()
  },
  get devPort() {
    return firstPorts.dev + appIds.indexOf(id) + portOffset()
  },
})

export const shell = app('shell')
/** The four modes of the specification. `new-mode` may add others. */
export const builtInModes = modeIds.map((id) => app(id))
/** Every mode with a workspace. */
export const modes = [...modeIds, ...addedModeIds].map((id) => app(id))
export const apps = [shell, ...modes]

/** Every folder with its own TypeScript program. */
export const packages = ['shared', ...apps.map(({ folder }) => folder), 'e2e']

export const localUrl = (port: number) => `http://localhost:${port}`
