import { resolve } from 'node:path'
import { modeIds } from '../contract/modes'
import { type AppId, devPorts, galleryPort, startPorts } from './ports'

export type { ModeId } from '../contract/modes'
export type { AppId } from './ports'

/** Moves all ports, for tests beside `npm start` or for a second working copy. */
const portOffset = Number(process.env.BAITHAK_PORT_OFFSET ?? 0)

/** The workspace of the shell or a mode, and the local ports of its production build and its development server. */
export const app = <Id extends AppId>(id: Id) => ({
  id,
  folder: id === 'shell' ? 'shell' : `remote-${id}`,
  port: startPorts[id] + portOffset,
  devPort: devPorts[id] + portOffset,
})

export const shell = app('shell')
export const modes = modeIds.map((id) => app(id))
export const apps = [shell, ...modes]

/** The gallery of the UI kit, for development only. */
export const gallery = { devPort: galleryPort + portOffset }

/** Every workspace that has sources. */
export const packages = ['shared', ...apps.map(({ folder }) => folder), 'e2e']

/** The default root of the tools; tests pass another folder. */
export const repositoryRoot = resolve(import.meta.dirname, '../../..')

export const localUrl = (port: number) => `http://localhost:${port}`
