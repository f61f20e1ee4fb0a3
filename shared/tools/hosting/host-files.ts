export const immutable = 'public, max-age=31536000, immutable'
export const revalidate = 'no-cache'

/** Features of the page's own frame; the unused ones are denied to everybody. */
const ownFeatures = ['camera', 'clipboard-write', 'geolocation', 'screen-wake-lock']
const unusedFeatures = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'clipboard-read', 'display-capture'],
  ...['encrypted-media', 'fullscreen', 'gamepad', 'gyroscope', 'hid', 'idle-detection'],
  ...['local-fonts', 'magnetometer', 'microphone', 'midi', 'payment', 'picture-in-picture'],
  ...['publickey-credentials-create', 'publickey-credentials-get', 'serial'],
  ...['storage-access', 'usb', 'window-management', 'xr-spatial-tracking'],
]
const permissionsPolicy = [
  ...ownFeatures.map((feature) => `${feature}=(self)`),
  ...unusedFeatures.map((feature) => `${feature}=()`),
].join(', ')

// `npm start`, `_headers` and nginx.conf send the same headers: `e2e/tools/hosts.e2e.ts` compares them.
const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const

/** Sent with every response of the shell; its page adds the Content-Security-Policy. */
export const shellHeaders = {
  ...commonHeaders,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissionsPolicy,
} as const

/** Sent by a mode's server even with a 404: without CORS the shell cannot tell it from a network error. */
export const modeHeaders = {
  ...commonHeaders,
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
} as const

/**
 * Sent where the host is https: by Netlify and Cloudflare Pages, and by nginx with a certificate. `npm start` serves
 * http, on which browsers ignore it.
 */
export const httpsHeaders = { 'Strict-Transport-Security': 'max-age=31536000' } as const

const block = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')

/** `_headers` for a mode's site on Netlify or Cloudflare Pages: every release is immutable. */
export const modeHeadersFile = () =>
  block('/*', { ...modeHeaders, ...httpsHeaders, 'Cache-Control': immutable })

// Cloudflare joins the values of all rules that match, so no two of these may set the same header on one path. Other
// files than those with a hash in their names are revalidated by default on both hosts.
/** `_headers` for the shell's site. The policy names the allowed origins: a new origin means a new file. */
export const shellHeadersFile = (policy: string) =>
  [
    block('/*', { ...shellHeaders, ...httpsHeaders, 'Content-Security-Policy': policy }),
    block('/assets/*', { 'Cache-Control': immutable }),
  ].join('\n')

/** Cloudflare Pages ignores longer lines of `_headers`, and the page would have no policy. */
export const maxPolicyLength = 2000 - '  Content-Security-Policy: '.length

/** `nginx.conf` includes it, and `npm start` reads it. */
export const policyFile = '_policy.conf'
export const nginxPolicyFile = (policy: string) =>
  `add_header Content-Security-Policy "${policy}" always;\n`

/**
 * `_redirects` for the shell's site: the page for every screen of a mode, by the beginnings of their paths. Cloudflare Pages takes no rule for all paths, and
 * none that answers 404.
 */
export const shellRedirectsFile = (roots: readonly string[]): string =>
  [...new Set(['/onboarding', '/releases', ...roots])]
    .flatMap((root) => [`${root} / 200\n`, `${root}/* / 200\n`])
    .join('')

/** For a mode's site. */
export const notFoundPage = () =>
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Not found</title><p>Not found</p></html>\n'
