import type { Plugin } from 'vite'
import { devPorts } from './ports'

const modes = ['work', 'party', 'gig', 'admin'] as const

/** While developing, `/remotes.json` is asked of the five development servers that run at the moment. */
export function devRegistry(): Plugin {
  return {
    name: 'baithak:dev-registry',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/remotes.json', async (_request, response) => {
        const entries = await Promise.all(modes.map(entryOf))
        response.setHeader('content-type', 'application/json')
        response.end(
          JSON.stringify({ modes: Object.fromEntries(entries.filter((entry) => entry !== null)) }),
        )
      })
    },
  }
}

async function entryOf(id: (typeof modes)[number]) {
  const url = `http://localhost:${devPorts[id]}/`
  try {
    const answer = await fetch(`${url}mode.json`)
    return [id, { url, manifest: await answer.json() }] as const
  } catch {
    return null
  }
}
