// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { serviceWorkerQuery, serviceWorkerUrl } from './service-worker-url'

function server(policy = '', status = 200) {
  const headers = { 'Content-Security-Policy': policy }
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(null, { status, headers })),
  )
}
const current = 'https://baithak.example/service-worker.js?policy=0123456789'

it('the query of the service worker changes with the policy, and with nothing else', async () => {
  server("script-src 'self' https://a.example")
  const query = await serviceWorkerQuery(current)
  expect(query).toMatch(/^\?policy=[0-9a-f]{10}$/)
  expect(await serviceWorkerQuery(undefined)).toBe(query)
  expect(fetch).toHaveBeenCalledWith(
    '/service-worker.js',
    expect.objectContaining({ method: 'HEAD', cache: 'no-store', signal: expect.anything() }),
  )
  server("script-src 'self' https://a.example https://b.example")
  expect(await serviceWorkerQuery(current)).not.toBe(query)
})

it.each([
  ['offline', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError()))],
  ['while the server fails', () => server("default-src 'none'", 503)],
  ['behind a captive portal', () => server()],
])('the query is the one of the current worker %s', async (_, answer) => {
  answer()
  expect(await serviceWorkerQuery(current)).toBe('?policy=0123456789')
  expect(await serviceWorkerQuery(undefined)).toBe('')
})

it('the URL is a TrustedScriptURL where the browser supports Trusted Types, of the same script', () => {
  expect(serviceWorkerUrl('?policy=1')).toBe('/service-worker.js?policy=1')
  const createPolicy = vi.fn((name: string, { createScriptURL }: TrustedTypePolicyOptions) => ({
    createScriptURL: (text: string) => `${name}: ${createScriptURL?.(text)}`,
  }))
  vi.stubGlobal('trustedTypes', { createPolicy })
  expect(serviceWorkerUrl('?policy=1')).toBe('service-worker: /service-worker.js?policy=1')
})
