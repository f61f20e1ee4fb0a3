import { basename } from 'node:path'
import { modes, shell } from '@baithak/shared/apps'
import { contentSecurityPolicy, inlineScriptHashes } from '@baithak/shared/delivery/hosting/csp'
import { immutable, revalidate } from '@baithak/shared/delivery/hosting/host-files'
import { test as base, expect } from '../fixtures'
import { modeTitle } from '../fixtures/mode-title'
import { nginxOffset, workerOffset } from '../test-ports'
import type { Nginx } from './nginx'
import { startNginx } from './nginx'

const program = process.env.BAITHAK_NGINX ?? ''

const test = base.extend<{ nginx: Nginx }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from the pattern.
  nginx: async ({}, use, { parallelIndex }) => {
    const nginx = await startNginx(program, shell.port + workerOffset(parallelIndex) + nginxOffset)
    await use(nginx)
    await nginx.stop()
  },
  baseURL: async ({ nginx }, use) => use(nginx.shell),
})

// Not in a hook: the fixtures that every hook sets up need `baseURL`, and so nginx.
test.skip(program === '', 'no nginx on this machine')

const asPage = { accept: 'text/html,*/*;q=0.8' }

const look = async (url: string, asked: Record<string, string> = {}) => {
  const { status, headers } = await fetch(url, { headers: asked })
  return { status, header: (name: string) => headers.get(name) }
}

test('nginx sends the page for every address under the strict policy, and 404 for a missing file', async ({
  nginx,
}) => {
  const inlineScripts = inlineScriptHashes(await (await fetch(nginx.shell)).text())
  for (const path of ['/', '/wallet', '/party/venue/3']) {
    const page = await look(nginx.shell + path)
    expect(page.status).toBe(200)
    expect(page.header('content-type')).toBe('text/html; charset=utf-8')
    expect(page.header('cache-control')).toBe(revalidate)
    expect(page.header('x-content-type-options')).toBe('nosniff')
    expect(page.header('content-security-policy')).toBe(
      contentSecurityPolicy({ origins: [nginx.modes], inlineScripts }),
    )
  }
  const screen = await look(`${nginx.shell}/party/venue/a.b`, asPage)
  expect(screen.status).toBe(200)
  expect(screen.header('content-type')).toBe('text/html; charset=utf-8')
  expect((await look(`${nginx.shell}/party/venue/a.b`)).status).toBe(404)
  for (const path of ['/assets/gone.js', '/gone.json', '/locales/en/gone.json'])
    for (const asked of [{}, asPage]) {
      const missing = await look(nginx.shell + path, asked)
      expect(missing.status).toBe(404)
      expect(missing.header('cache-control')).toBe(revalidate)
    }
})

test('nginx lets a browser keep what never changes, and ask for the rest', async ({ nginx }) => {
  const page = await (await fetch(nginx.shell)).text()
  const script = await look(nginx.shell + /src="([^"]+)"/.exec(page)?.[1])
  expect(script.header('cache-control')).toBe(immutable)
  for (const path of ['/remotes.json', '/service-worker.js', '/locales/hi/translation.json'])
    expect((await look(nginx.shell + path)).header('cache-control')).toBe(revalidate)
  expect((await look(`${nginx.shell}/remotes.json`)).header('content-encoding')).toBe('gzip')
  const manifest = await look(`${nginx.shell}/manifest.webmanifest`)
  expect(manifest.header('content-type')).toMatch(/^application\/manifest\+json/)
})

test("nginx serves a mode's releases to any origin, compressed, and says so of missing files too", async ({
  nginx,
}) => {
  const { modes: entries } = await (await fetch(`${nginx.shell}/remotes.json`)).json()
  const { url, manifest } = entries.party
  const entry = await look(url + manifest.entry)
  const screen = await look(url + manifest.preload.scripts.at(-1))
  expect(basename(url)).toMatch(/^\d+\.\d+\.\d+-/)
  expect(entry.header('access-control-allow-origin')).toBe('*')
  expect(entry.header('cache-control')).toBe(immutable)
  expect(screen.header('content-encoding')).toBe('gzip')
  const missing = await look(`${nginx.modes}/party/gone/remoteEntry.js`)
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
