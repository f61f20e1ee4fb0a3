import { basename } from 'node:path'
import { modes, shell } from '@baithak/build/apps'
import { contentSecurityPolicy } from '@baithak/tools/hosting/csp'
import { immutable, revalidate } from '@baithak/tools/hosting/host-files'
import { test as base, expect } from '../fixtures'
import { modeTitle } from '../fixtures/mode-title'
import { nginxOffset, workerOffset } from '../test-ports'
import type { Nginx } from './nginx'
import { startNginx } from './nginx'

const nginxPath = process.env.BAITHAK_NGINX ?? ''

const test = base.extend<object, { nginx: Nginx }>({
  nginx: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from the pattern.
    async ({}, use, { parallelIndex }) => {
      const nginx = await startNginx(
        nginxPath,
        shell.port + workerOffset(parallelIndex) + nginxOffset,
      )
      await use(nginx)
      await nginx.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ nginx }, use) => use(nginx.shell),
})

// In one worker, with one nginx.
test.describe.configure({ mode: 'default' })
// Not in a hook, because hooks set up all automatic fixtures, which need nginx for `baseURL`.
test.skip(nginxPath === '', 'no nginx on this machine')

const pageRequest = { accept: 'text/html,*/*;q=0.8' }

const request = async (url: string, requestHeaders: Record<string, string> = {}) => {
  const { status, headers } = await fetch(url, { headers: requestHeaders })
  return { status, header: (name: string) => headers.get(name) }
}

test('nginx serves the page for every path with the strict policy, and 404 for a missing file', async ({
  nginx,
}) => {
  const html = await (await fetch(nginx.shell)).text()
  for (const path of ['/', '/wallet', '/party/venue/3']) {
    const page = await request(nginx.shell + path)
    expect(page.status).toBe(200)
    expect(page.header('content-type')).toBe('text/html; charset=utf-8')
    expect(page.header('cache-control')).toBe(revalidate)
    expect(page.header('x-content-type-options')).toBe('nosniff')
    expect(page.header('content-security-policy')).toBe(contentSecurityPolicy(html, [nginx.modes]))
  }
  const screen = await request(`${nginx.shell}/party/venue/a.b`, pageRequest)
  expect(screen.status).toBe(200)
  expect(screen.header('content-type')).toBe('text/html; charset=utf-8')
  expect((await request(`${nginx.shell}/party/venue/a.b`)).status).toBe(404)
  for (const path of ['/assets/gone.js', '/gone.json', '/locales/en/gone.json'])
    for (const requestHeaders of [{}, pageRequest]) {
      const missing = await request(nginx.shell + path, requestHeaders)
      expect(missing.status).toBe(404)
      expect(missing.header('cache-control')).toBe(revalidate)
    }
})

test('nginx marks hashed files as immutable and lets browsers revalidate the others', async ({
  nginx,
}) => {
  const page = await (await fetch(nginx.shell)).text()
  const script = await request(nginx.shell + /src="([^"]+)"/.exec(page)?.[1])
  expect(script.header('cache-control')).toBe(immutable)
  for (const path of ['/remotes.json', '/service-worker.js', '/locales/hi/translation.json'])
    expect((await request(nginx.shell + path)).header('cache-control')).toBe(revalidate)
  expect((await request(`${nginx.shell}/remotes.json`)).header('content-encoding')).toBe('gzip')
  const manifest = await request(`${nginx.shell}/manifest.webmanifest`)
  expect(manifest.header('content-type')).toMatch(/^application\/manifest\+json/)
})

test('nginx serves releases compressed and to any origin, and its 404 responses too have CORS headers', async ({
  nginx,
}) => {
  const { modes: entries } = await (await fetch(`${nginx.shell}/remotes.json`)).json()
  const { url, manifest } = entries.party
  const entry = await request(url + manifest.entry)
  const screen = await request(url + manifest.preload.scripts.at(-1))
  expect(basename(url)).toMatch(/^\d+\.\d+\.\d+-/)
  expect(entry.header('access-control-allow-origin')).toBe('*')
  expect(entry.header('cache-control')).toBe(immutable)
  expect(screen.header('content-encoding')).toBe('gzip')
  const missing = await request(`${nginx.modes}/party/gone/remoteEntry.js`)
  expect(missing.status).toBe(404)
  expect(missing.header('access-control-allow-origin')).toBe('*')
  expect(missing.header('cache-control')).toBe(revalidate)
})

test('the whole app works from nginx', async ({ page, onboarded }) => {
  await onboarded()
  for (const { id } of modes) {
    await page.goto(id === 'admin' ? '/admin' : `/${id}`)
    await expect(modeTitle(page, id)).toBeVisible()
  }
})
