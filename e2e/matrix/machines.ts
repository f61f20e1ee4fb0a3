import { chmod, mkdir, readdir, symlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'
import { isRoot } from '../checks/device'

/** What a machine is like for somebody who has just cloned the repository. */
export interface Machine {
  name: string
  /** Prepares it in a folder of its own and answers with what its environment changes. */
  environment(folder: string): Promise<NodeJS.ProcessEnv>
  /** Ports on which somebody else listens meanwhile. */
  takenPorts?: readonly number[]
}

const hiddenPrograms = /^(?:nginx|chrom|google-chrome|firefox|microsoft-edge|brave|apt|dpkg)/

/** A folder with links to every program of the PATH but browsers, nginx and what could install them. */
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

// Nobody listens on port 9: downloads fail at once, as on a machine without a network.
const nowhere = 'http://127.0.0.1:9'

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
      PLAYWRIGHT_DOWNLOAD_HOST: nowhere,
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
    // Root writes where it may not; below a file not even root does.
    environment: async (folder) => ({
      HOME: isRoot ? '/dev/null/home' : await emptyHome(folder, 0o555),
    }),
  },
]

/** Listens on ports as another program would, until the answer is called. */
export async function occupy(ports: readonly number[]): Promise<() => void> {
  const servers = ports.map((port) =>
    createServer()
      .on('error', () => {})
      .listen(port),
  )
  await Promise.all(
    servers.map(
      (server) => new Promise((done) => server.once('listening', done).once('error', done)),
    ),
  )
  return () => {
    for (const server of servers) server.close()
  }
}
