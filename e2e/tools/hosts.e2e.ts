import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { modes, repositoryRoot, shell } from '@baithak/build/apps'
import { immutable, modeHeaders, revalidate, shellHeaders } from '@baithak/tools/hosting/host-files'
import { test as base, expect } from '../fixtures'
import { modeTitle } from '../fixtures/mode-title'
import { nginxOffset, workerOffset } from '../test-ports'
import { type Nginx, nginxPath, startNginx } from './nginx'

const test = base.extend<object, { nginx: Nginx }>({
  nginx: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from the pattern.
    async ({}, use, { parallelIndex }) => {
      const port = shell.port + workerOffset(parallelIndex) + nginxOffset
      const nginx = await startNginx(port)
      await use(nginx)
      await nginx.stop()
    },
    { scope: 'worker' },
  ],
})

// One worker runs these tests, with one nginx.
test.describe.configure({ mode: 'default' })
test.skip(!existsSync(nginxPath), `${nginxPath} is missing`)

const names = [...Object.keys(shellHeaders), 'Content-Security-Policy']

async function headersOf(url: string, accept = '*/*') {
  const { status, headers } = await fetch(url, { headers: { accept } })
  return { status, header: (name: string) => headers.get(name) }
}

test('npm start, _headers and nginx send the same headers', async ({ baseURL, nginx }) => {
  const ours = await headersOf(baseURL ?? '')
  const theirs = await headersOf(nginx.shell)
  const file = await readFile(join(repositoryRoot, shell.folder, 'dist/_headers'), 'utf8')
  for (const name of names) {
    expect(ours.header(name), name).toBeTruthy()
    expect(file).toContain(`${name}: ${ours.header(name)}`)
    if (name !== 'Content-Security-Policy') expect(theirs.header(name)).toBe(ours.header(name))
  }
  expect(theirs.header('Strict-Transport-Security'), 'not over http').toBeNull()
  const policy = theirs.header('Content-Security-Policy')
  expect(policy).toContain(nginx.modes)
  expect(policy).toMatch(/script-src .*'sha256-/)

  const { modes: entries } = await (await fetch(`${nginx.shell}/remotes.json`)).json()
  for (const { url, manifest } of [entries.party, entries.gig]) {
    const entry = await headersOf(url + manifest.entry)
    for (const [name, value] of Object.entries(modeHeaders)) expect(entry.header(name)).toBe(value)
  }
})

test('nginx serves the page for a screen, 404 for a missing file, and caches hashed files', async ({
  nginx,
}) => {
  for (const path of ['/', '/wallet', '/party/venue/3']) {
    const page = await headersOf(nginx.shell + path)
    expect(page.status).toBe(200)
    expect(page.header('content-type')).toBe('text/html; charset=utf-8')
    expect(page.header('cache-control')).toBe(revalidate)
  }
  for (const path of ['/assets/gone.js', '/gone.json', '/locales/en/gone.json'])
    expect(await headersOf(nginx.shell + path)).toMatchObject({ status: 404 })
  const html = await (await fetch(nginx.shell)).text()
  const script = await headersOf(nginx.shell + /src="(\/assets\/[^"]+)"/.exec(html)?.[1])
  expect(script.header('cache-control')).toBe(immutable)
  for (const path of ['/remotes.json', '/service-worker.js', '/locales/hi/translation.json'])
    expect((await headersOf(nginx.shell + path)).header('cache-control')).toBe(revalidate)
  const missing = await headersOf(`${nginx.modes}/party/gone/mode.js`)
  expect(missing.status).toBe(404)
  expect(missing.header('access-control-allow-origin')).toBe('*')
})

test('the whole app works from nginx', async ({ browser, nginx }) => {
  const page = await browser.newPage()
  await page.goto(`${nginx.shell}/admin/login`)
  await page.evaluate(() => localStorage.setItem('isUserOnboarded', 'true'))
  for (const { id } of modes) {
    await page.goto(`${nginx.shell}${id === 'admin' ? '/admin' : `/${id}`}`)
    await expect(modeTitle(page, id)).toBeVisible()
  }
  await page.close()
})
