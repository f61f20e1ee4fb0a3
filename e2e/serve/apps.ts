import { resolve } from 'node:path'

/** The five apps: the folder that builds them, and the port that `npm start` serves them from. */
export const shell = { id: 'shell', folder: 'shell', port: 4170 } as const

export const modes = [
  { id: 'work', folder: 'remote-work', port: 4171 },
  { id: 'party', folder: 'remote-party', port: 4172 },
  { id: 'gig', folder: 'remote-gig', port: 4173 },
  { id: 'admin', folder: 'remote-admin', port: 4174 },
] as const

export const apps = [shell, ...modes] as const

export type AppId = (typeof apps)[number]['id']
export type ModeId = (typeof modes)[number]['id']

/** The repository's own folder; every tool takes another one so that it can be tried on stubs. */
export const repositoryRoot = resolve(import.meta.dirname, '../..')

export const localUrl = (port: number) => `http://localhost:${port}`
