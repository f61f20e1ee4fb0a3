import { join } from 'node:path'
import type { AppServer } from './app-server'
import { appServer, startAll } from './app-server'
import { modes, shell } from './apps'
import { readRegistry } from './registry'
import { modeHandler, shellHandler } from './static-server'

export interface ServeOptions {
  /** Ports that the operating system picks, instead of the fixed ones. */
  anyPort?: boolean
}

/** The servers of the five apps below a root folder, each of an origin of its own; not started yet. */
export function appServers(root: string, { anyPort = false }: ServeOptions = {}): AppServer[] {
  const port = (fixed: number) => (anyPort ? 0 : fixed)
  return [
    appServer(shell.id, port(shell.port), shellHandler(join(root, shell.folder, 'dist'))),
    ...modes.map((mode) =>
      appServer(mode.id, port(mode.port), modeHandler(join(root, mode.folder, 'releases'))),
    ),
  ]
}

async function requireAnswer(url: string) {
  const answer = await fetch(url)
  if (!answer.ok)
    throw new Error(`${url} answers ${answer.status}. Build and release that app anew.`)
}

/** Starts the five apps and returns once the shell's page and every mode's entry have answered. */
export async function serve(root: string): Promise<AppServer[]> {
  const servers = appServers(root)
  await startAll(servers)
  try {
    const registry = await readRegistry(join(root, shell.folder, 'dist/remotes.json'))
    const entries = Object.values(registry.modes)
    await Promise.all([
      requireAnswer(`http://localhost:${shell.port}/`),
      ...entries.map(({ url, manifest }) => requireAnswer(new URL(manifest.entry, url).href)),
    ])
    return servers
  } catch (error) {
    await Promise.all(servers.map((server) => server.stop()))
    throw error
  }
}
