import type { Plugin } from 'vite'
import { localUrl, modes } from '../../apps/apps'

/** While developing, composes `/remotes.json` from the development servers that are running. */
export function devRegistry(): Plugin {
  return {
    name: 'baithak:dev-registry',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/remotes.json', async (_request, response) => {
        const entries = await Promise.all(modes.map(fetchEntry))
        response.setHeader('content-type', 'application/json')
        response.end(
          JSON.stringify({ modes: Object.fromEntries(entries.filter((entry) => entry !== null)) }),
        )
      })
    },
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
