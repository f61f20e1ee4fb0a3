import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { localUrl, modes } from '../../apps/apps'

interface Entry {
  url: string
  manifest: unknown
}

interface DeployedRegistry<Each extends Entry = Entry> extends Record<string, unknown> {
  modes: Record<string, Each>
}

/** The URL or the file of a deployed `remotes.json`, for the modes that are not developed here. */
const deployedRegistry = process.env.BAITHAK_REGISTRY

/** While developing, composes `/remotes.json` from the running development servers and a deployed registry. */
export function devRegistry(source = deployedRegistry): Plugin {
  return {
    name: 'baithak:dev-registry',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/remotes.json', async (_request, response) => {
        const running = (await Promise.all(modes.map(fetchEntry))).filter((entry) => entry !== null)
        try {
          const registry = source ? await readDeployedRegistry(source) : { modes: {} }
          response.setHeader('content-type', 'application/json')
          response.end(JSON.stringify(withRunning(registry, Object.fromEntries(running))))
        } catch (error) {
          server.config.logger.error(String(error))
          response.writeHead(502).end(String(error))
        }
      })
    },
  }
}

/** Reads `remotes.json` of a deployment. A path in it belongs to the origin that it was read from. */
export async function readDeployedRegistry<Each extends Entry>(
  source: string,
): Promise<DeployedRegistry<Each>> {
  if (!/^https?:/.test(source)) return JSON.parse(await readFile(source, 'utf8'))
  const response = await fetch(source)
  if (!response.ok) throw new Error(`${source} answered ${response.status}.`)
  const registry = (await response.json()) as DeployedRegistry<Each>
  for (const entry of Object.values(registry.modes)) entry.url = new URL(entry.url, source).href
  return registry
}

/** The registry with the running modes in place of their releases, whether these are canaries or disabled. */
function withRunning(
  registry: DeployedRegistry,
  running: DeployedRegistry['modes'],
): DeployedRegistry {
  const without = (part: unknown) =>
    Object.fromEntries(Object.entries(part ?? {}).filter(([id]) => !(id in running)))
  return {
    ...registry,
    modes: { ...registry.modes, ...running },
    canary: without(registry.canary),
    disabled: without(registry.disabled),
  }
}

async function fetchEntry({ id, devPort }: (typeof modes)[number]) {
  const url = `${localUrl(devPort)}/`
  try {
    const response = await fetch(`${url}mode.json`)
    return [id, { url, manifest: await response.json() }] as const
  } catch {
    return null
  }
}
