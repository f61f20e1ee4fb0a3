import { ConflictError, type SiteTarget } from './site-target'

interface HttpTargetOptions {
  /** Sent as `Authorization`. */
  authorization?: string | undefined
  timeoutMs?: number
}

/** A server that accepts PUT and compares versions (`ETag`, `If-Match`), as object stores do. */
export function httpTarget(
  base: string,
  { authorization, timeoutMs = 30_000 }: HttpTargetOptions = {},
): SiteTarget {
  // A server that compresses a response weakens its ETag.
  const own: Record<string, string> = {
    'accept-encoding': 'identity',
    ...(authorization ? { authorization } : {}),
  }
  const request = (path: string, init: RequestInit = {}) =>
    fetch(new URL(path, base), {
      ...init,
      headers: { ...own, ...init.headers },
      signal: AbortSignal.timeout(timeoutMs),
    })
  return {
    name: base,
    async read(path) {
      const response = await request(path, { cache: 'no-store' })
      if (response.status === 404) return undefined
      if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`)
      const version = response.headers.get('etag')
      if (!version || version.startsWith('W/'))
        throw new Error(
          `${response.url} has no strong ETag, so a change of somebody else could be overwritten. Write to the server's folder instead.`,
        )
      return { text: await response.text(), version }
    },
    async write(path, text, version) {
      const condition: Record<string, string> = version
        ? { 'if-match': version }
        : { 'if-none-match': '*' }
      const type = path.endsWith('.html') ? 'text/html; charset=utf-8' : 'application/json'
      const headers = { 'content-type': type, ...condition }
      const response = await request(path, { method: 'PUT', body: text, headers })
      if (response.status === 412 || response.status === 409) throw new ConflictError(path)
      if (!response.ok) throw new Error(`PUT ${response.url} answered ${response.status}.`)
    },
    async remove(path) {
      const response = await request(path, { method: 'DELETE' })
      if (!response.ok && response.status !== 404)
        throw new Error(`DELETE ${response.url} answered ${response.status}.`)
    },
    // Each write is compared on the server.
    exclusively: (work) => work(),
  }
}
