import { chmod, mkdir, readdir, symlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'
import { isRoot } from '../checks/device'

/** The environment of a machine on which the repository was just cloned. */
export interface Machine {
  name: string
  /** Prepares the machine in a folder and returns its environment variables. */
  environment(folder: string): Promise<NodeJS.ProcessEnv>
  /** Ports on which other programs listen. */
  takenPorts?: readonly number[]
}

const hiddenPrograms = /^(?:nginx|chrom|google-chrome|firefox|microsoft-edge|brave|apt|dpkg)/

/** A folder with links to every program of the PATH except browsers, nginx and package managers. */
async function bareBin(folder: string): Promise<string> {
  const bin = join(folder, 'bin')
  await mkdir(bin)
  for (const from of (process.env.PATH ?? '').split(delimiter).filter(Boolean)) {
    const programs = await readdir(from).catch(() => [])
    for (const program of programs) {
      if (hiddenPrograms.test(program)) continue
      await symlink(join(from, program), join(bin, program)).catch(() => {})
    }
  }
  return bin
}

async function emptyHome(folder: string, mode = 0o777): Promise<string> {
  const home = join(folder, 'home')
  await mkdir(home)
  await chmod(home, mode)
  return home
}

// Nothing listens on port 9: downloads fail at once, as on a machine without a network.
const unreachableHost = 'http://127.0.0.1:9'

export const machines: readonly Machine[] = [
  { name: 'everything present', environment: async () => ({}) },
  {
    name: 'bare',
    environment: async (folder) => ({
      PATH: await bareBin(folder),
      HOME: await emptyHome(folder),
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_SYSTEM: '/dev/null',
      PLAYWRIGHT_BROWSERS_PATH: join(folder, 'browsers'),
      PLAYWRIGHT_DOWNLOAD_HOST: unreachableHost,
    }),
  },
  {
    name: 'odd TZ and LANG',
    environment: async () => ({
      TZ: 'Pacific/Chatham',
      LANG: 'tr_TR.UTF-8',
      LC_ALL: 'tr_TR.UTF-8',
      LANGUAGE: 'tr',
    }),
  },
  { name: 'occupied ports', environment: async () => ({}), takenPorts: [4172, 5173] },
  {
    name: 'read-only HOME',
    // Root ignores permissions, but cannot write below a file.
    environment: async (folder) => ({
      HOME: isRoot ? '/dev/null/home' : await emptyHome(folder, 0o555),
    }),
  },
]

/** Listens on ports until the returned function is called. */
export async function occupyPorts(ports: readonly number[]): Promise<() => void> {
  const servers = ports.map((port) =>
    createServer()
      .on('error', () => {})
      .listen(port),
  )
  await Promise.all(
    servers.map(
      (server) =>
        new Promise((resolve) => server.once('listening', resolve).once('error', resolve)),
    ),
  )
  return () => {
    for (const server of servers) server.close()
  }
}
