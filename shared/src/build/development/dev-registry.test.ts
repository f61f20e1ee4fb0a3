import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { app } from '../../apps/apps'
import { devRegistry } from './dev-registry'

const entry = (url: string) => ({ url, manifest: {} })

/** What the development server answers to a request for `/remotes.json`. */
async function requestRegistry(source?: string): Promise<unknown> {
  const use = vi.fn()
  const server = { middlewares: { use }, config: { logger: console } }
  const { configureServer } = devRegistry(source)
  if (typeof configureServer === 'function') configureServer.call({} as never, server as never)
  const [path, handle] = use.mock.lastCall ?? []
  expect(path).toBe('/remotes.json')
  const end = vi.fn<(text: string) => void>()
  await handle({}, { setHeader() {}, end })
  return JSON.parse(end.mock.lastCall?.[0] ?? '')
}

/** Development servers of these modes run. */
function run(...ids: string[]) {
  vi.stubGlobal('fetch', async (url: string) => {
    if (!ids.some((id) => url.startsWith(`http://localhost:${app(id as 'party').devPort}/`)))
      throw new TypeError('fetch failed')
    return Response.json({})
  })
}

it('a mode that is developed here replaces its release, its canary and its closing; the others are deployed', async () => {
  const registry = {
    modes: { party: entry('https://a.example/party/1/'), gig: entry('https://a.example/gig/1/') },
    canary: { party: {}, gig: {} },
    disabled: { party: {} },
    withdrawn: ['https://a.example/gig/0/'],
  }
  const file = join(await mkdtemp(join(tmpdir(), 'dev-registry-')), 'remotes.json')
  await writeFile(file, JSON.stringify(registry))
  run('party')
  const party = entry(`http://localhost:${app('party').devPort}/`)
  expect(await requestRegistry(file)).toEqual({
    modes: { party, gig: registry.modes.gig },
    canary: { gig: {} },
    disabled: {},
    withdrawn: registry.withdrawn,
  })
})

it('without a deployed registry only the running modes are listed', async () => {
  run('gig')
  const gig = entry(`http://localhost:${app('gig').devPort}/`)
  expect(await requestRegistry()).toMatchObject({ modes: { gig } })
})
