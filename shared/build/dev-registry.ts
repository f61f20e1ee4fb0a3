import type { Plugin } from 'vite'
import { localUrl, modes } from './apps'

/** Composes `/remotes.json` of a development shell from the running development servers. */
export const devRegistry = (): Plugin => ({
  name: 'baithak:dev-registry',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use('/remotes.json', async (_request, response) => {
      const entries = await Promise.all(modes.map((mode) => developedEntry(mode).catch(() => ({}))))
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ modes: Object.assign({}, ...entries) }))
    })
  },
})

/** Returns the registry entry, by id, of a mode whose development server runs. */
export async function developedEntry({ id, devPort }: { id: string; devPort: number }) {
  const url = `${localUrl(devPort)}/`
  const response = await fetch(`${url}mode.json`)
  return { [id]: { url, manifest: await response.json() } }
}
