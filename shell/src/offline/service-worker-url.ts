/// <reference types="trusted-types" />
const script = '/service-worker.js'

/**
 * What follows the worker's path. A worker, and the page in its cache, live with the Content-Security-Policy that they
 * came with, and browsers fetch both anew only under another URL or with other bytes. So the URL carries a hash of the
 * policy: an origin that is allowed later reaches installed users without a build of the shell. Where the policy cannot
 * be read, without a network, the URL of the `current` worker stays.
 */
export async function serviceWorkerQuery(current: string | undefined): Promise<string> {
  const answer = await fetch(script, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  const policy = answer?.ok && answer.headers.get('content-security-policy')
  if (!policy) return current ? new URL(current).search : ''
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(policy))
  const start = [...new Uint8Array(hash, 0, 5)]
  return `?policy=${start.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/**
 * The page's policy asks for Trusted Types, and this is the only policy that it names: whatever the query is, the script
 * is the shell's own.
 */
export function serviceWorkerUrl(query: string): string | TrustedScriptURL {
  const createScriptURL = (text: string) => script + text
  const { trustedTypes } = window
  if (!trustedTypes) return createScriptURL(query)
  return trustedTypes.createPolicy('service-worker', { createScriptURL }).createScriptURL(query)
}
