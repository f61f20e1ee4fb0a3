export const immutable = 'public, max-age=31536000, immutable'
export const revalidate = 'no-cache'

/** Browser features that the app uses. The others are denied to the page too. */
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

// `npm start` and `_headers` send these headers. A test compares them with nginx.conf.
const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const

/** Headers of every response of the shell. The page adds the Content-Security-Policy. */
export const shellHeaders = {
  ...commonHeaders,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissionsPolicy,
} as const

/** Headers of every response of a mode's server. A 404 has them too: without CORS it looks like a network error. */
export const modeHeaders = {
  ...commonHeaders,
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
} as const

/** Headers for https hosts: Netlify, Cloudflare Pages, and nginx with a certificate. Browsers ignore them on http. */
export const httpsHeaders = { 'Strict-Transport-Security': 'max-age=31536000' } as const

const block = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')

/** Returns `_headers` of a mode's site for Netlify and Cloudflare Pages. A release never changes. */
export const modeHeadersFile = () =>
  block('/*', { ...modeHeaders, ...httpsHeaders, 'Cache-Control': immutable })

/**
 * Returns `_headers` of the shell's site. Cloudflare joins the values of all rules that match, so no two rules set the
 * same header on one path. Both hosts revalidate files by default.
 */
export const shellHeadersFile = (policy: string) =>
  [
    block('/*', { ...shellHeaders, ...httpsHeaders, 'Content-Security-Policy': policy }),
    block('/assets/*', { 'Cache-Control': immutable }),
  ].join('\n')

/** The longest policy for Cloudflare Pages, which ignores longer lines of `_headers`. */
export const maxPolicyLength = 2000 - '  Content-Security-Policy: '.length

/** The file with the policy, which `nginx.conf` includes and `npm start` reads. */
export const policyFile = '_policy.conf'
/** What a command prints when it has changed the policy. */
export const policyHint =
  'nginx reads _policy.conf when it is reloaded: nginx -s reload. npm start needs nothing.'
export const nginxPolicyFile = (policy: string) =>
  `add_header Content-Security-Policy "${policy}" always;\n`

/**
 * Returns `_redirects` of the shell's site: each screen of a mode gets the page. Cloudflare Pages refuses a rule for
 * all paths.
 */
export const shellRedirectsFile = (roots: readonly string[]): string =>
  [...new Set(['/onboarding', ...roots])]
    .flatMap((root) => [`${root} / 200\n`, `${root}/* / 200\n`])
    .join('')

/** Returns the 404 page of a mode's site. */
export const notFoundPage = () =>
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Not found</title><p>Not found</p></html>\n'
