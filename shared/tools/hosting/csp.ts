import { createHash } from 'node:crypto'

/** Returns the Content-Security-Policy of a shell's page. `origins` are the other origins that serve modes. */
export function contentSecurityPolicy(html: string, origins: readonly string[]): string {
  const own = ["'self'", ...origins]
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': [...own, ...inlineScriptHashes(html)],
    'style-src': own,
    // Stored cafés and routes name images anywhere (spec §3).
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...origins],
    'connect-src': [...own, ...errorOrigins(html)],
    'font-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    // `shell/src/offline/service-worker-url.ts` creates the only Trusted Types policy.
    'trusted-types': ['service-worker'],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** Returns the hashes of a page's inline scripts, which the policy allows instead of `unsafe-inline`. */
function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/gi)
  return [...scripts].flatMap(({ groups }) => {
    const code = groups?.code ?? ''
    const attributes = groups?.attributes ?? ''
    if (code === '' || /\ssrc\s*=|type="(?:application\/json|text\/plain)"/i.test(attributes))
      return []
    return [`'sha256-${createHash('sha256').update(code).digest('base64')}'`]
  })
}

/** The tag that names the service to which error reports are sent. */
export const errorEndpoint = /<meta\b[^>]*\bname="?fault-endpoint\b[^>]*>/i

/** Returns the origin to which error reports are sent, unless it is the shell's own. */
function errorOrigins(html: string): string[] {
  const [tag = ''] = errorEndpoint.exec(html) ?? []
  const endpoint = /\bcontent="?(https:[^"\s>]+)/i.exec(tag)?.[1]
  return endpoint && URL.canParse(endpoint) ? [new URL(endpoint).origin] : []
}
