import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { liveEntry } from '@baithak/tools/testing/copy-release'
import type { Page } from '@playwright/test'
import { expect, faultTest as test } from '../fixtures'
import { long } from '../fixtures/long'
import { openControlled } from '../fixtures/offline'
import { runAttacks } from './attacks/run-attacks'

test.use({ serviceWorkers: 'allow' })

const captivePortal = '<!doctype html><title>Log in to this network</title>'

/** The hashes of all cached responses by URL. */
const cachedHashes = (page: Page) =>
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

test.beforeEach(async ({ onboarded }) => {
  test.setTimeout(120_000)
  await onboarded()
})

test(
  'the worker caches every file of a release except those that differ from their hash',
  long,
  async ({ page, servers, allowConsoleError }) => {
    allowConsoleError(
      /integrity|Failed to load|Failed to fetch|no-response|ERR_FAILED|ChunkLoadError/,
    )
    const { url, manifest } = await liveEntry(servers, 'work')
    const folder = join(servers.folder('work'), basename(url))
    const hashes: Record<string, string> = JSON.parse(
      await readFile(join(folder, 'files.json'), 'utf8'),
    )
    const integrityNames = Object.keys(manifest.integrity as object)
    const changed = Object.keys(hashes).filter((name) => !integrityNames.includes(name))
    expect(changed.length).toBeGreaterThan(20)
    for (const name of changed) await writeFile(join(folder, name), captivePortal)
    await openControlled(page, '/work')

    const unchanged = Object.keys(hashes).filter((name) => integrityNames.includes(name))
    await expect(async () => {
      const cached = await cachedHashes(page)
      for (const name of unchanged) expect(cached[url + name]).toBe(hashes[name])
    }).toPass()
    // The page has requested each file with its hash; request it again without, as an image is.
    await page.evaluate(
      (urls) => Promise.all(urls.map((each) => fetch(each).then((response) => response.text()))),
      changed.map((name) => url + name),
    )
    const cached = await cachedHashes(page)
    const cases = changed.map((name) => [name, url + name] as const)
    await runAttacks('worker', cases, async (file) => expect(cached).not.toHaveProperty([file]))
  },
)

test(
  'a shell with a wrong file is not installed, and is installed once the file is correct',
  long,
  async ({ page, servers, allowConsoleError }) => {
    allowConsoleError(/integrity|Failed to load|Failed to fetch|bad-precaching|ServiceWorker/)
    const assets = join(servers.folder('shell'), 'assets')
    const name =
      (await readdir(assets)).find((file) => /^empty-mode-down-.*\.svg$/.test(file)) ?? ''
    const original = await readFile(join(assets, name))
    await writeFile(join(assets, name), captivePortal)
    await page.addInitScript(() => {
      if (!('serviceWorker' in navigator)) return
      const register = navigator.serviceWorker.register.bind(navigator.serviceWorker)
      navigator.serviceWorker.register = async (...args) => {
        const registration = await register(...args)
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
    expect(Object.keys(await cachedHashes(page)).filter((url) => url.endsWith(name))).toEqual([])

    await writeFile(join(assets, name), original)
    const browser = await page.context().newCDPSession(page)
    await browser.send('Network.clearBrowserCache')
    await page.reload()
    await expect.poll(workerState, { timeout: 30_000 }).toBe('activated')
    expect(await page.evaluate((url) => caches.match(url).then(Boolean), `/assets/${name}`)).toBe(
      true,
    )
  },
)
