import { resolve } from 'node:path'
import { basePorts } from './ports'

/** Moves all ports, for tests beside `npm start` or beside another copy of the repository. */
const offset = Number(process.env.BAITHAK_PORT_OFFSET ?? 0)

/** The five apps: the folder that builds them, and the port that `npm start` serves them from. */
export const shell = { id: 'shell', folder: 'shell', port: basePorts.shell + offset } as const

export const modes = [
  { id: 'work', folder: 'remote-work', port: basePorts.work + offset },
  { id: 'party', folder: 'remote-party', port: basePorts.party + offset },
  { id: 'gig', folder: 'remote-gig', port: basePorts.gig + offset },
  { id: 'admin', folder: 'remote-admin', port: basePorts.admin + offset },
] as const

export const apps = [shell, ...modes] as const

export type AppId = (typeof apps)[number]['id']
export type ModeId = (typeof modes)[number]['id']

/** The repository's own folder; every tool takes another one so that it can be tried on stubs. */
export const repositoryRoot = resolve(import.meta.dirname, '../../..')

export const localUrl = (port: number) => `http://localhost:${port}`
