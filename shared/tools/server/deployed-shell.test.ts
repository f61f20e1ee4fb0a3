import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { localUrl } from '@baithak/build/apps'
import { developedEntry } from '@baithak/build/dev-registry'
import { contractVersion } from '@baithak/contract'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { deployedShellHandler, requireShell } from './deployed-shell'

const servers: Server[] = []
afterAll(() => Promise.all(servers.map((server) => server.close())))

async function serve(handler: RequestListener): Promise<number> {
  const server = createServer(handler).listen(0)
  servers.push(server)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

const page = `<head><meta name="fault-endpoint" content="https://faults.example/"></head>`
const entry = (url: string) => ({ url, manifest: { id: 'x' } })
const registry = {
  modes: { party: entry('https://modes.example/party/1/'), gig: entry('/gig/1/') },
  disabled: { party: {} },
  withdrawn: ['https://modes.example/party/0/'],
}
let files: Record<string, string>
beforeEach(() => {
  files = {
    '/': page,
    '/remotes.json': JSON.stringify(registry),
    '/shell.json': JSON.stringify({ contract: contractVersion, provides: {} }),
    '/service-worker.js': 'worker()',
    '/assets/index.js': 'shell()',
    '/party': page,
  }
})
const port = await serve(({ url = '' }, response) => {
  const content = files[url]
  response
    .writeHead(content === undefined ? 404 : 200, {
      'Content-Security-Policy': "default-src 'self'",
      'Content-Type': 'text/x',
    })
    .end(content)
})
const shellUrl = localUrl(port)

it('a shell is named by its URL, with or without a path', async () => {
  const { href } = await requireShell(shellUrl)
  expect(href).toBe(`${shellUrl}/`)
  expect((await requireShell(`${shellUrl}/remotes.json`)).href).toBe(href)
})

it.each<[reason: string, message: string | RegExp, changes: object, address?: string]>([
  ['is not a URL', '"remotes.json" is not the URL of a shell', {}, 'remotes.json'],
  ['does not answer', ':1/remotes.json does not answer: ', {}, 'http://localhost:1'],
  ['answers with an error', '/remotes.json answered 404.', { '/remotes.json': undefined }],
  [
    'has no registry',
    '/remotes.json is not the registry of a Baithak shell.',
    { '/remotes.json': '<!doctype html>' },
  ],
  [
    'has an older contract',
    /has contract 0 and cannot run modes of contract \d.*npm run dev/,
    { '/shell.json': '{"contract":0,"provides":{}}' },
  ],
])('an address that %s is refused with the reason', async (_, message, changes, address) => {
  Object.assign(files, changes)
  await expect(requireShell(address ?? shellUrl)).rejects.toThrow(message)
})

it('a deployed shell is served with one mode from its development server, without policy and worker', async () => {
  const devPort = await serve((_request, response) => response.end('{"id":"party"}'))
  const entries = () => developedEntry({ id: 'party', devPort })
  const options = { entries, isDevelopment: true }
  const local = localUrl(await serve(deployedShellHandler(await requireShell(shellUrl), options)))
  const read = async (path: string, accept = '*/*') => {
    const response = await fetch(local + path, { headers: { accept } })
    expect(response.headers.get('content-security-policy')).toBeNull()
    return [response.status, await response.text()]
  }
  expect(JSON.parse(String((await read('/remotes.json'))[1]))).toEqual({
    modes: {
      party: { url: `${localUrl(devPort)}/`, manifest: { id: 'party' } },
      gig: entry(`${shellUrl}/gig/1/`),
    },
    disabled: {},
    withdrawn: registry.withdrawn,
  })
  expect(await read('/assets/index.js')).toEqual([200, 'shell()'])
  expect(await read('/assets/missing.js')).toEqual([404, ''])
  expect(await read('/party', 'text/html,*/*')).toEqual([200, page.replace(/<meta.*?>/, '')])
  const [status, worker] = await read('/service-worker.js?policy=1')
  expect(status).toBe(200)
  expect(worker).toContain('unregister()')
  expect(worker).not.toContain('fetch')
})
