import { once } from 'node:events'
import type { Http2ServerRequest, Http2ServerResponse, ServerHttp2Session } from 'node:http2'
import { createSecureServer } from 'node:http2'
import { extname } from 'node:path'
import type { Certificate } from './certificate'
import type { Answer } from './network-metrics'
import type { Site } from './site'

export interface SiteServer {
  url: string
  /** Milliseconds before each answer: a network round trip that can be counted. */
  latency: number
  /** What has been answered since it was last asked; times are of the wall clock. */
  take(): Answer[]
  /** Settles when nothing has been asked for a while and all is answered. */
  quiet(milliseconds: number): Promise<void>
  stop(): Promise<void>
}

const patience = 60_000
const now = () => performance.timeOrigin + performance.now()
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** Serves a site over HTTP/2 and keeps account of it. It counts bodies; headers are left out. */
export async function serveSite(
  site: Site,
  port: number,
  { key, cert }: Certificate,
): Promise<SiteServer> {
  let answers: Answer[] = []
  let open = 0
  let last = now()
  const sessions = new Set<ServerHttp2Session>()
  const server = createSecureServer({ key, cert })

  async function answer(request: Http2ServerRequest, response: Http2ServerResponse) {
    const start = now()
    open += 1
    last = start
    const path = request.url.split(/[?#]/, 1)[0] ?? '/'
    const found = path === '/' || extname(path) === '' ? site.page : site.files.get(path)
    const known = found && request.headers['if-none-match'] === found.headers.ETag
    const status = found ? (known ? 304 : 200) : 404
    const body = status === 200 && found ? found.body : Buffer.alloc(0)
    response.on('close', () => {
      open -= 1
      last = now()
      answers.push({ path, status, bytes: body.length, start, end: last })
    })
    await pause(self.latency)
    if (response.destroyed || response.stream?.destroyed) return
    response.writeHead(status, found?.headers ?? {})
    response.end(body)
  }

  server.on('request', (request, response) => void answer(request, response))
  server.on('session', (session) => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
  })
  server.listen(port)
  await once(server, 'listening')

  const self: SiteServer = {
    url: `https://localhost:${port}`,
    latency: 0,
    take() {
      const taken = answers
      answers = []
      return taken
    },
    async quiet(milliseconds) {
      const begun = now()
      while (open > 0 || now() - Math.max(last, begun) < milliseconds) {
        if (now() - begun > patience)
          throw new Error(`${self.url} has been asked for files for ${patience} ms without a rest.`)
        await pause(20)
      }
    },
    async stop() {
      const closed = once(server, 'close')
      server.close()
      for (const session of sessions) session.destroy()
      await closed
    },
  }
  return self
}
