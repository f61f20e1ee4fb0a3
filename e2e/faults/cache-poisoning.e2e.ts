import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, faultTest as test } from '../fixtures'
import { cachesMode, isAnsweredByWorker } from '../fixtures/offline'
import { runAttacks } from './attacks/run-attacks'
import { liveEntry } from './edited-release'

test.use({ serviceWorkers: 'allow' })

const portal = '<!doctype html><title>Log in to this network</title>'

/** Every response that is stored, with the hash of its body. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const perCache = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name)
        return Promise.all(
          (await cache.keys()).map(async (request) => {
            const body = await (await cache.match(request))?.arrayBuffer()
            const digest = await crypto.subtle.digest('SHA-256', body ?? new ArrayBuffer())
            return [request.url, `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`]
          }),
        )
      }),
    )
    return Object.fromEntries(perCache.flat()) as Record<string, string>
  })

async function underTheWorker(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await isAnsweredByWorker(page)).toBe(true)
}

test('the worker stores no file of a release that differs from it, and every other one', async ({
  page,
  servers,
  onboarded,
  allowConsoleError,
}) => {
  test.setTimeout(120_000)
  allowConsoleError(/integrity|Failed to load|Failed to fetch|no-response|ERR_FAILED/)
  const { url, manifest } = await liveEntry(servers, 'work')
  const folder = join(servers.folder('work'), basename(url))
  const hashes: Record<string, string> = JSON.parse(
    await readFile(join(folder, 'files.json'), 'utf8'),
  )
  const named = Object.keys(manifest.integrity as object)
  const changed = Object.keys(hashes).filter((name) => !named.includes(name))
  expect(changed.length).toBeGreaterThan(20)
  for (const name of changed) await writeFile(join(folder, name), portal)
  await onboarded()
  await underTheWorker(page, '/work')

  const right = Object.keys(hashes).filter((name) => named.includes(name))
  await expect(async () => {
    const now = await stored(page)
    for (const name of right) expect(now[url + name]).toBe(hashes[name])
  }).toPass()
  // Each was asked for by now; once more, without the hash, as a picture is.
  await page.evaluate(
    (urls) => Promise.all(urls.map((each) => fetch(each).then((answer) => answer.text()))),
    changed.map((name) => url + name),
  )
  const now = await stored(page)
  const cases = changed.map((name) => [name, url + name] as const)
  await runAttacks('worker', cases, async (address) => expect(now).not.toHaveProperty([address]))
})

test('an answer that is no JSON does not take the place of the registry or of translations', async ({
  page,
  servers,
  onboarded,
  allowConsoleError,
}) => {
  test.setTimeout(120_000)
  allowConsoleError(/Failed to load/)
  await onboarded()
  await underTheWorker(page, '/gig')
  await cachesMode(page, 'gig')
  const before = await stored(page)
  const data = ['remotes.json', 'locales/en/translation.json']
  for (const name of data) await writeFile(join(servers.folder('shell'), name), portal)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Modes')).toBeVisible()
  const now = await stored(page)
  for (const name of data) {
    const address = new URL(name, servers.url).href
    expect(now[address]).toBe(before[address])
  }
})

test('a shell whose file was answered with something else is not installed, and is once the file is right', async ({
  page,
  servers,
  onboarded,
  allowConsoleError,
}) => {
  test.setTimeout(120_000)
  allowConsoleError(/integrity|Failed to load|Failed to fetch|bad-precaching|ServiceWorker/)
  const assets = join(servers.folder('shell'), 'assets')
  const name = (await readdir(assets)).find((file) => /^empty-mode-down-.*\.svg$/.test(file)) ?? ''
  const right = await readFile(join(assets, name))
  await writeFile(join(assets, name), portal)
  await onboarded()
  await page.addInitScript(() => {
    if (!('serviceWorker' in navigator)) return
    const register = navigator.serviceWorker.register.bind(navigator.serviceWorker)
    navigator.serviceWorker.register = async (...what) => {
      const registration = await register(...what)
      const { installing } = registration
      installing?.addEventListener('statechange', () =>
        Object.assign(window, { workerState: installing.state }),
      )
      return registration
    }
  })
  const workerState = () => page.evaluate(() => (window as { workerState?: string }).workerState)
  await page.goto('/work')
  await expect.poll(workerState, { timeout: 30_000 }).toBe('redundant')
  expect(Object.keys(await stored(page)).filter((url) => url.endsWith(name))).toEqual([])

  await writeFile(join(assets, name), right)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
  await page.reload()
  await expect.poll(workerState, { timeout: 30_000 }).toBe('activated')
  expect(await page.evaluate((url) => caches.match(url).then(Boolean), `/assets/${name}`)).toBe(
    true,
  )
})
