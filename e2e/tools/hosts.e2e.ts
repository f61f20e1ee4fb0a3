import { existsSync } from 'node:fs'
import { modes, shell } from '@baithak/build/apps'
import { immutable, revalidate } from '@baithak/tools/hosting/host-files'
import { test as base, expect } from '../fixtures'
import { modeTitle } from '../fixtures/mode-title'
import { workerOffset } from '../test-ports'
import { type Nginx, nginxPath, startNginx } from './nginx'

const test = base.extend<object, { nginx: Nginx }>({
  nginx: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from the pattern.
    async ({}, use, { parallelIndex }) => {
      const port = shell.port + workerOffset(parallelIndex) + 8
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

async function headersOf(url: string, accept = '*/*') {
  const { status, headers } = await fetch(url, { headers: { accept } })
  return { status, header: (name: string) => headers.get(name) }
}

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
