import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'vitest'
import { stubPartyRelease } from './stub-pictures'
import { contentOf, runOn, stubSite } from './stub-site'

type Answer = (request: IncomingMessage, response: ServerResponse) => boolean

/** What `stubPartyRelease` takes; a function where it depends on the URL of the other host. */
export type HostileRelease = Parameters<typeof stubPartyRelease>[0]

interface Outcome {
  before: Record<string, string>
  after: Record<string, string>
  lines: string[]
  /** The reason of a refusal. */
  error: string
}

async function listen(handle: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(handle).listen(0)
  await once(server, 'listening')
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, server }
}

const types: Record<string, string> = { js: 'text/javascript', css: 'text/css' }
const ownFile =
  /^shell\/(?:(?:registry|pages)\/party\.json|party(?:\/[\w-]+)?\.html|(?:remotes|releases)\.json|_redirects)$/

/** A deployed shell, a host whose releases of Party may be hostile, and another one that must never be requested. */
export async function hostileHost() {
  let files: Record<string, string> = {}
  let requests = 0
  const site = await stubSite()
  const foreign = await listen((_, response) => {
    requests += 1
    response.setHeader('access-control-allow-origin', '*').end('foreign()')
  })
  let answer: Answer = () => false
  const host = await listen((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    if (answer(request, response)) return
    const name = (request.url ?? '').split('/').slice(3).join('/')
    response.setHeader('content-type', types[name.split('.').at(-1) ?? ''] ?? 'application/json')
    response.writeHead(files[name] === undefined ? 404 : 200).end(files[name])
  })
  await runOn(site.template, `allow ${host.url}`)
  return {
    url: host.url,
    foreignUrl: foreign.url,
    copy: site.copy,
    /** Sets a release in a copy of the site. `respond` answers instead of its files. */
    async set(
      release: HostileRelease,
      { address = `${host.url}/party/9.0.0-0123456789/`, respond = (() => false) as Answer } = {},
    ): Promise<Outcome & { folder: string }> {
      files = stubPartyRelease(release)
      requests = 0
      answer = respond
      const folder = await site.copy()
      const before = await contentOf(folder)
      let error = ''
      const lines = await runOn(folder, `set party ${address}`).catch((reason: Error) => {
        error = reason.message
        return []
      })
      return { folder, before, after: await contentOf(folder), lines, error }
    },
    /** Nothing was requested elsewhere; a refused release has changed nothing, and an accepted one its own files only. */
    expectHarmless({ before, after, error }: Outcome) {
      expect(requests).toBe(0)
      if (error) return expect(after).toEqual(before)
      const paths = Object.keys({ ...before, ...after })
      expect(paths.filter((path) => before[path] !== after[path] && !ownFile.test(path))).toEqual(
        [],
      )
      const otherRules = (text = '') => text.split('\n').filter((rule) => !/^\/party\b/.test(rule))
      expect(otherRules(after['shell/_redirects'])).toEqual(otherRules(before['shell/_redirects']))
      for (const page of ['shell/party.html', 'shell/party/create.html']) {
        const html = after[page]
        if (html === undefined) continue
        const tags = (text = '') => text.match(/<script[^>]*>/g)
        expect(tags(html)).toEqual(tags(before['shell/index.html']))
        expect(html).not.toMatch(/evil|javascript:|on(?:error|load)=|<(?:iframe|base|meta|form)/)
        expect(html).not.toContain(foreign.url)
        expect(html.match(/<template id="screen-..">/g)).toHaveLength(2)
      }
    },
    async close() {
      for (const { server } of [foreign, host]) server.close().closeAllConnections()
      await site.close()
    },
  }
}
