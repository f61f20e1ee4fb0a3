import { readFile } from 'node:fs/promises'
import type { IncomingMessage, RequestListener } from 'node:http'
import { extname, join } from 'node:path'
import compression from '@polka/compression'
import sirv from 'sirv'
import { immutable, modeHeaders, policyFile, revalidate, shellHeaders } from '../hosting/host-files'

// `dev` reads the disk on every request, because the registry and the releases change while the server runs.
const fileServer = (folder: string, cacheControl: (path: string) => string) =>
  sirv(folder, {
    dev: true,
    brotli: true,
    etag: true,
    extensions: [],
    setHeaders: (response, path) => response.setHeader('Cache-Control', cacheControl(path)),
  })

/** Compresses files that have no compressed copy: the page, the registry and texts. */
const compress = compression({ brotli: true, level: 5 })

const pathOf = (request: IncomingMessage) => (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/'

/** Sends headers with every response, and refuses requests that write. */
const readOnly =
  (headers: Record<string, string>, read: RequestListener): RequestListener =>
  (request, response) => {
    response.setHeaders(new Map(Object.entries(headers)))
    ignoreInvalidRange(request)
    if (request.method === 'GET' || request.method === 'HEAD') {
      if (request.headers.range) return read(request, response)
      return compress(request, response, () => read(request, response))
    }
    const status = request.method === 'OPTIONS' ? 204 : 405
    response.writeHead(status, { Allow: 'GET, HEAD, OPTIONS' }).end()
  }

/** Whether the name of a file has a hash of its content. */
const isHashed = (path: string) => path.startsWith('/assets/')

/** Matches files that get 404 if they are missing: the page must not be sent as a script. */
const fileKinds =
  /\.(?:js|mjs|css|json|map|svg|png|jpe?g|webp|ico|woff2?|txt|xml|html|webmanifest|wasm)$/i

/** Whether a request is a navigation to a screen. `/party/venue/a.b` looks like a file but may be a screen. */
const isScreen = (request: IncomingMessage, path: string) =>
  extname(path) === '' ||
  path === '/index.html' ||
  (!fileKinds.test(path) && (request.headers.accept ?? '').includes('text/html'))

/** Removes a Range header that no file can satisfy: HTTP ignores it, but sirv throws after the response has begun. */
function ignoreInvalidRange({ headers }: IncomingMessage) {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? []
  if (start === undefined || (end && Number(end) < Number(start))) delete headers.range
}

/** Serves the shell: the page for each screen, and 404 for a missing file. */
export function shellHandler(folder: string): RequestListener {
  const files = fileServer(folder, (path) => (isHashed(path) ? immutable : revalidate))

  const sendWithPolicy: RequestListener = async (request, response) => {
    try {
      const [, policy = ''] = /"(.*)"/.exec(await readFile(join(folder, policyFile), 'utf8')) ?? []
      response.setHeader('Content-Security-Policy', policy)
      files(request, response)
    } catch (error) {
      response.writeHead(500, { 'Content-Type': 'text/plain' }).end(String(error))
    }
  }

  return readOnly(shellHeaders, (request, response) => {
    const path = pathOf(request)
    const isPage = isScreen(request, path)
    if (isPage) request.url = '/index.html'
    // Hosts send the policy with every file. It matters for the page and the service worker.
    if (isPage || path === '/service-worker.js') sendWithPolicy(request, response)
    else files(request, response)
  })
}

/** Serves a mode's releases to any origin. They never change. */
export const modeHandler = (folder: string): RequestListener =>
  readOnly(
    modeHeaders,
    fileServer(folder, () => immutable),
  )
