import { join } from 'node:path'
import { app, apps, localUrl, shell } from '@baithak/build/apps'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nginxPolicyFile, policyFile } from '../hosting/host-files'
import { prepare } from '../prepare'
import { removeStubs, stubApps, writeFiles } from '../testing/stub-apps'
import type { AppServer } from './app-server'
import { appServers, startAll, stopAll } from './app-server'
import { reserveOffset } from './free-ports'

afterAll(removeStubs)

const [work, party, gig] = [app('work'), app('party'), app('gig')]

// Far from the ports of `npm start`, which may be running while the unit tests do.
const offset = await reserveOffset(
  apps.map(({ port }) => port),
  Array.from({ length: 20 }, (_, index) => 20_000 + 100 * index),
)
const shellUrl = localUrl(shell.port + offset)

let root: string
let servers: AppServer[]
const big = JSON.stringify('x'.repeat(5000))
const site = () => join(root, 'shell/dist')
const get = (path: string, init?: RequestInit) => fetch(`${shellUrl}${path}`, init)

beforeAll(async () => {
  root = await stubApps()
  await writeFiles(site(), { 'assets/big-1a2b3c4d.js': big, 'locales/hi/translation.json': big })
  await prepare(root)
  servers = appServers(root, offset)
  await startAll(servers)
})
afterAll(() => stopAll(servers))

describe("the shell's server", () => {
  it.each(['/', '/index.html', '/wallet', '/cafe/blue-tokai?from=map'])(
    'answers %s with the page, its policy, and no caching',
    async (path) => {
      const answer = await get(path)
      expect(answer.status).toBe(200)
      expect(await answer.text()).toContain('<title>Baithak</title>')
      expect(answer.headers.get('cache-control')).toBe('no-cache')
      expect(answer.headers.get('content-security-policy')).toContain(localUrl(party.port))
      expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin')
    },
  )

  it.each(['bytes=5-1', 'bytes=5-1,9-', 'bytes=-', 'pages=1-2'])(
    'ignores the invalid Range %s',
    async (range) => {
      const response = await get('/', { headers: { range } })
      expect(response.status).toBe(200)
      expect(await response.text()).toContain('<title>Baithak</title>')
    },
  )

  const asPage = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } }

  it.each(['/party/venue/a.b', '/gig/detail/v1.2', '/cafe/dr.%20brew'])(
    'answers %s with the page if it is opened, and with 404 if it is fetched',
    async (path) => {
      const page = await get(path, asPage)
      expect(page.status).toBe(200)
      expect(await page.text()).toContain('<title>Baithak</title>')
      expect(page.headers.get('content-security-policy')).not.toBeNull()
      expect((await get(path)).status).toBe(404)
    },
  )

  it.each(['/assets/gone-1a2b3c4d.js', '/party/venue/a.js', '/locales/fr/translation.json'])(
    'answers 404 for %s even if it is opened as a page',
    async (path) => expect((await get(path, asPage)).status).toBe(404),
  )

  it.each([
    ['/assets/big-1a2b3c4d.js', 'gzip, br', 'br'],
    ['/assets/big-1a2b3c4d.js', 'gzip', 'gzip'],
    ['/assets/big-1a2b3c4d.js', 'identity', null],
    ['/locales/hi/translation.json', 'gzip, br', 'br'],
  ])('compresses %s for a browser that accepts %s', async (path, accepted, encoding) => {
    const answer = await get(path, { headers: { 'accept-encoding': accepted } })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(answer.headers.get('cache-control')).toBe(
      path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    )
    expect(answer.headers.get('content-type')).toMatch(/^(?:text\/javascript|application\/json)/)
    expect(await answer.text()).toBe(big)
  })

  it.each(['/remotes.json', '/service-worker.js', '/locales/en/translation.json'])(
    'has %s revalidated, and responds 304 while it has not changed',
    async (path) => {
      const { headers } = await get(path)
      expect(headers.get('cache-control')).toBe('no-cache')
      const known = { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'no-cache' }
      expect((await get(path, { headers: known })).status).toBe(304)
    },
  )

  const policy = async () => (await get('/')).headers.get('content-security-policy')

  it('has the policy of the site as it is now, whatever the registry names', async () => {
    const [before, registry] = [await policy(), await (await get('/remotes.json')).text()]
    const named = registry.replaceAll(localUrl(gig.port), 'https://cdn.example')
    await writeFiles(site(), { 'remotes.json': named })
    expect(await (await get('/remotes.json')).text()).toContain('https://cdn.example')
    expect(await policy()).toBe(before)
    await writeFiles(site(), { 'remotes.json': registry, [policyFile]: nginxPolicyFile('none') })
    expect(await policy()).toBe('none')
    await writeFiles(site(), { [policyFile]: nginxPolicyFile(before ?? '') })
  })

  it('serves nothing outside its folder, and accepts no writes', async () => {
    expect((await get('/..%2f..%2fremote-work/dist/mode.json')).status).toBe(404)
    expect((await get('/', { method: 'POST' })).status).toBe(405)
  })
})

describe("a mode's server", () => {
  const modeUrl = localUrl(work.port + offset)
  const address = async (file: string) => {
    const { modes } = await (await get('/remotes.json')).json()
    return modeUrl + new URL(modes.work.url).pathname + file
  }

  it('lets any origin cache a release for ever', async () => {
    const { status, headers } = await fetch(await address('mode.js'))
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })

  it('responds 404 with CORS headers, for a missing file and for a page', async () => {
    for (const url of [await address('gone.js'), modeUrl]) {
      const { status, headers } = await fetch(url)
      expect(status).toBe(404)
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(headers.get('cache-control')).toBeNull()
    }
  })
})

it('a port that is taken is named, and leaves none of the other servers running', async () => {
  await servers[0]?.stop()
  await expect(startAll(appServers(root, offset))).rejects.toThrow(/EADDRINUSE.*:\d+/)
  await expect(fetch(shellUrl)).rejects.toThrow()
  await servers[0]?.start()
})
