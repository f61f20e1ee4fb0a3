import { once } from 'node:events'
import type { Http2ServerRequest, Http2ServerResponse, ServerHttp2Session } from 'node:http2'
import { createSecureServer } from 'node:http2'
import { extname } from 'node:path'
import type { Certificate } from './certificate'
import type { ResponseRecord } from './network-metrics'
import type { Site } from './site'

export interface SiteServer {
  url: string
  /** Delay of each response: the length of a network round trip. */
  latencyMs: number
  /** Returns and clears the responses since the last call. */
  takeResponses(): ResponseRecord[]
  /** Resolves when no request is open and none has arrived for `idleMs`. */
  waitForIdle(idleMs: number): Promise<void>
  stop(): Promise<void>
}

const timeoutMs = 60_000
const nowMs = () => performance.timeOrigin + performance.now()
const delay = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Serves a site over HTTP/2 and records every response. Bytes are those of the body, without headers. */
export async function serveSite(
  site: Site,
  port: number,
  { key, cert }: Certificate,
): Promise<SiteServer> {
  let responses: ResponseRecord[] = []
  let openRequests = 0
  let lastActivityMs = nowMs()
  const sessions = new Set<ServerHttp2Session>()
  const server = createSecureServer({ key, cert })

  async function respond(request: Http2ServerRequest, response: Http2ServerResponse) {
    const startMs = nowMs()
    openRequests += 1
    lastActivityMs = startMs
    const path = request.url.split(/[?#]/, 1)[0] ?? '/'
    const page = () => site.files.get(`${path}.html`) ?? site.page
    const file = path === '/' || extname(path) === '' ? page() : site.files.get(path)
    const isNotModified = file && request.headers['if-none-match'] === file.headers.ETag
    const status = file ? (isNotModified ? 304 : 200) : 404
    const body = status === 200 && file ? file.body : Buffer.alloc(0)
    // A response that the browser has aborted before its first byte does not close.
    request.stream.once('close', () => {
      openRequests -= 1
      lastActivityMs = nowMs()
      responses.push({ path, status, bytes: body.length, startMs, endMs: lastActivityMs })
    })
    await delay(self.latencyMs)
    if (response.destroyed || response.stream?.destroyed) return
    response.writeHead(status, file?.headers ?? {})
    response.end(body)
  }

  server.on('request', (request, response) => void respond(request, response))
  server.on('session', (session) => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
  })
  server.listen(port)
  await once(server, 'listening')

  const self: SiteServer = {
    url: `https://localhost:${port}`,
    latencyMs: 0,
    takeResponses() {
      const taken = responses
      responses = []
      return taken
    },
    async waitForIdle(idleMs) {
      const startMs = nowMs()
      while (openRequests > 0 || nowMs() - Math.max(lastActivityMs, startMs) < idleMs) {
        if (nowMs() - startMs > timeoutMs)
          throw new Error(`${self.url} has not been idle for ${idleMs} ms within ${timeoutMs} ms.`)
        await delay(20)
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
