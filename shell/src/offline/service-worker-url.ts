/// <reference types="trusted-types" />
import { policyTimeoutMs } from '@baithak/contract/timeouts'

const script = '/service-worker.js'

/**
 * The query of the service worker's URL. A worker and the page in its cache keep the Content-Security-Policy that they
 * were fetched with, and browsers refetch them only under another URL or with other bytes. So the URL carries a hash of
 * the policy: a newly allowed origin reaches installed users without a build of the shell. Offline, where the policy
 * cannot be read, the URL of the `current` worker is reused.
 */
export async function serviceWorkerQuery(current: string | undefined): Promise<string> {
  const signal = AbortSignal.timeout(policyTimeoutMs)
  const response = await fetch(script, { method: 'HEAD', cache: 'no-store', signal }).catch(
    () => undefined,
  )
  const policy = response?.ok && response.headers.get('content-security-policy')
  if (!policy) return current ? new URL(current).search : ''
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(policy))
  const firstBytes = [...new Uint8Array(hash, 0, 5)]
  return `?policy=${firstBytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/**
 * The page's policy requires Trusted Types and names only this one: whatever the query, the script is the shell's own.
 */
export function serviceWorkerUrl(query: string): string | TrustedScriptURL {
  const createScriptURL = (query: string) => script + query
  const { trustedTypes } = window
  if (!trustedTypes) return createScriptURL(query)
  return trustedTypes.createPolicy('service-worker', { createScriptURL }).createScriptURL(query)
}
