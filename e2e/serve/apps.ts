import { resolve } from 'node:path'

/** Moves all ports, for a copy of the repository that is tried beside another one. */
const offset = Number(process.env.BAITHAK_PORT_OFFSET ?? 0)

/** The five apps: the folder that builds them, and the port that `npm start` serves them from. */
export const shell = { id: 'shell', folder: 'shell', port: 4170 + offset } as const

export const modes = [
  { id: 'work', folder: 'remote-work', port: 4171 + offset },
  { id: 'party', folder: 'remote-party', port: 4172 + offset },
  { id: 'gig', folder: 'remote-gig', port: 4173 + offset },
  { id: 'admin', folder: 'remote-admin', port: 4174 + offset },
] as const

export const apps = [shell, ...modes] as const

export type AppId = (typeof apps)[number]['id']
export type ModeId = (typeof modes)[number]['id']

/** The repository's own folder; every tool takes another one so that it can be tried on stubs. */
export const repositoryRoot = resolve(import.meta.dirname, '../..')

export const localUrl = (port: number) => `http://localhost:${port}`
