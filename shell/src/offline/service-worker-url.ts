/// <reference types="trusted-types" />
import { policyTimeoutMs } from '@baithak/contract/timeouts'

const script = '/service-worker.js'

/**
 * Returns the query of the service worker's URL: a hash of the Content-Security-Policy. A worker and the page in its
 * cache keep the policy that they were fetched with, until the URL or the bytes change. The hash changes the URL, so a
 * newly allowed origin reaches installed users without a new build. The query of the `current` worker is reused
 * offline.
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

/** Returns the URL as a Trusted Type. The page's policy requires one, and allows only this type. */
export function serviceWorkerUrl(query: string): string | TrustedScriptURL {
  const createScriptURL = (query: string) => script + query
  const { trustedTypes } = window
  if (!trustedTypes) return createScriptURL(query)
  return trustedTypes.createPolicy('service-worker', { createScriptURL }).createScriptURL(query)
}
