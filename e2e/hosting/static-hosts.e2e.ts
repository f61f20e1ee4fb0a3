import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localUrl, modes, repositoryRoot, shell } from '@baithak/build/apps'
import { immutable } from '@baithak/tools/hosting/host-files'
import { runCommand } from '@baithak/tools/process/run-command'
import { test as base, expect } from '../fixtures'
import { long } from '../fixtures/long'
import { modeTitle } from '../fixtures/mode-title'
import { openControlled } from '../fixtures/offline'
import { nginxOffset, workerOffset } from '../test-ports'

/** The hosts' own programs, which npm fetches: they are too large to be dependencies. Newer ones need Node 22. */
const programs = {
  'Cloudflare Pages': {
    name: 'wrangler@4.60.0',
    args: (site: string, port: number) => [
      ...['pages', 'dev', site, '--port', `${port}`, '--ip', '127.0.0.1'],
      ...['--compatibility-date', '2026-01-01'],
    ],
  },
  Netlify: {
    name: 'netlify-cli@23.9.5',
    args: (site: string, port: number) => [
      ...['dev', '--offline', '--dir', site, '--port', `${port}`, '--no-open'],
      ...['--staticServerPort', `${port + 1}`, '--internal-disable-edge-functions'],
    ],
  },
}

interface StaticHost {
  url: string
  /** Ends the program and returns what it has printed. */
  stop(): Promise<string>
}

/** Serves the built shell with a host's program; undefined where npm cannot fetch it. */
async function startHost(
  name: keyof typeof programs,
  port: number,
): Promise<StaticHost | undefined> {
  const program = programs[name]
  const root = await mkdtemp(join(tmpdir(), 'baithak-host-'))
  const npx = (args: readonly string[], signal?: AbortSignal) =>
    runCommand('npx', ['--yes', program.name, ...args], {
      cwd: root,
      env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false', XDG_CONFIG_HOME: root },
      signal,
    })
  if ((await npx(['--version'], AbortSignal.timeout(240_000))).code !== 0) return undefined
  const site = join(root, 'site')
  await cp(join(repositoryRoot, shell.folder, 'dist'), site, { recursive: true })
  const controller = new AbortController()
  const ended = npx(program.args(site, port), controller.signal)
  const url = localUrl(port)
  const started = expect
    .poll(() => fetch(url).then((response) => response.status, String), { timeout: 120_000 })
    .toBe(200)
  const early = ended.then(({ output }) => {
    throw new Error(`${program.name} has ended:\n${output}`)
  })
  await Promise.race([started, early])
  return {
    url,
    async stop() {
      controller.abort()
      const { output } = await ended
      await rm(root, { recursive: true, force: true, maxRetries: 5 })
      return output
    },
  }
}

const test = base.extend<{ hostName: keyof typeof programs; host: StaticHost }>({
  hostName: ['Netlify', { option: true }],
  host: async ({ hostName }, use, testInfo) => {
    testInfo.setTimeout(480_000)
    const port = shell.port + workerOffset(testInfo.parallelIndex) + nginxOffset
    const host = await startHost(hostName, port)
    testInfo.skip(!host, `npm cannot fetch ${programs[hostName].name}`)
    if (!host) return
    await use(host)
    await host.stop()
  },
  baseURL: async ({ host }, use) => use(host.url),
})

const pictureOf = (html: string) => /<template id="(screen|chooser)-en">/.exec(html)?.[1]

for (const hostName of Object.keys(programs) as (keyof typeof programs)[])
  test.describe(hostName, () => {
    test.use({ hostName, serviceWorkers: 'allow' })

    test(
      `${hostName} takes every rule, answers each screen with its page and what is missing with 404, and the app opens offline`,
      long,
      async ({ host, page, context, onboarded, allowConsoleError }) => {
        const site = join(repositoryRoot, shell.folder, 'dist')
        for (const [path, picture] of [
          ...['/party', '/party/create', '/work', '/gig', '/admin/dashboard'].map((screen) => [
            screen,
            'screen',
          ]),
          ...['/', '/wallet', '/cafe/3', '/onboarding/phone', '/party/venue/a.b'].map((screen) => [
            screen,
            'chooser',
          ]),
        ] as const) {
          const response = await fetch(host.url + path, { redirect: 'manual' })
          expect(response.status, path).toBe(200)
          expect(pictureOf(await response.text()), path).toBe(picture)
          expect(response.headers.get('content-type')).toMatch(/^text\/html/)
          expect(response.headers.get('cache-control')).toMatch(/max-age=0, must-revalidate/)
          expect(`${await readFile(join(site, '_headers'), 'utf8')}`).toContain(
            `Content-Security-Policy: ${response.headers.get('content-security-policy')}\n`,
          )
        }
        const script = /src="(\/assets\/[^"]+)"/.exec(await (await fetch(host.url)).text())?.[1]
        for (const path of ['/assets/gone.js', '/locales/en/gone.json', '/gone.json', '/gone']) {
          const { status, headers } = await fetch(host.url + path)
          expect(status, path).toBe(404)
          expect(headers.get('cache-control')).not.toContain('immutable')
        }
        const { headers } = await fetch(host.url + script)
        expect(headers.get('content-type')).toMatch(/javascript/)
        // Netlify's program marks no file as immutable, unlike the host.
        if (hostName === 'Cloudflare Pages') expect(headers.get('cache-control')).toBe(immutable)

        allowConsoleError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/)
        await onboarded()
        for (const { id } of modes) {
          await page.goto(id === 'admin' ? '/admin' : `/${id}`)
          await expect(modeTitle(page, id)).toBeVisible()
        }
        await openControlled(page, '/party/create')
        await context.setOffline(true)
        await page.goto('/')
        await expect(page.getByRole('link', { name: /Party/ })).toBeVisible()

        const rules = (await readFile(join(site, '_redirects'), 'utf8')).trim().split('\n')
        const output = await host.stop()
        expect(output).not.toMatch(/invalid/i)
        if (hostName === 'Cloudflare Pages')
          expect(output).toContain(`Parsed ${rules.length} valid redirect rules`)
      },
    )
  })
