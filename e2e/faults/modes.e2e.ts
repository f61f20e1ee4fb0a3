import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Release } from '@baithak/contract'
import type { Page } from '@playwright/test'
import { expect, faultTest as test } from '../fixtures'
import { copyRelease, liveEntry } from '../fixtures/copy-release'
import { modeTitle } from '../fixtures/mode-title'
import type { OwnServers } from '../fixtures/own-servers'

test.beforeEach(async ({ onboarded, allowConsoleError }) => {
  allowConsoleError(/Failed to load|Failed to fetch|integrity|digest|ERR_|SRI's|a broken release/)
  await onboarded()
})

/** Creates a copy of Gig's live release whose entry throws. */
async function brokenGig(servers: OwnServers) {
  const live = await liveEntry(servers, 'gig')
  const entry = String(live.manifest.entry)
  return copyRelease(servers, live, '9.0.0-aaaaaaaaaa', (folder) =>
    writeFile(join(folder, entry), "throw new Error('a broken release')"),
  )
}

/** Opens a mode and waits until the device remembers its release as known-good. */
async function makeKnownGood(page: Page, id: string) {
  await page.goto(`/${id}`)
  await expect(modeTitle(page, id)).toBeVisible()
  const stored = () => page.evaluate(() => localStorage.getItem('draft:known-good-modes') ?? '')
  await expect.poll(stored).toContain(`"${id}"`)
}

test('a mode whose server is down leaves the rest usable, and Try again starts it later', async ({
  page,
  servers,
}) => {
  await servers.stop('gig')
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: /Gig/ }).click()
  const panel = page.getByRole('alert')
  await expect(panel).toContainText('could not be loaded')
  const nav = page.getByRole('navigation', { name: 'Main' })
  await expect(nav.getByRole('link', { name: 'My Gigs' })).toBeVisible()
  await nav.getByRole('link', { name: 'Explore' }).click()
  await expect(modeTitle(page, 'work')).toBeVisible()
  await page.goBack()
  await expect(panel).toBeVisible()

  await servers.start('gig')
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(modeTitle(page, 'gig')).toBeVisible()
})

/** A file of each kind, each of the first screen of another mode. */
const kinds: [string, string, (manifest: Release['manifest']) => string | undefined][] = [
  ['entry', 'gig', ({ entry }) => entry],
  ['chunk', 'party', ({ entry, preload }) => preload.scripts.find((file) => file !== entry)],
  ['texts', 'work', ({ preload }) => preload.texts.en?.[0]],
  ['style', 'admin', ({ preload }) => preload.styles[0]],
]
test('a changed file of a first screen never runs, and once the host is repaired the mode opens', async ({
  page,
  servers,
}) => {
  const repairs: (() => Promise<void>)[] = []
  // All files change first, because an idle page fetches the other modes into the cache.
  for (const [, mode, fileOf] of kinds) {
    const { url, manifest } = await liveEntry(servers, mode)
    const file = join(servers.folder(mode), basename(url), String(fileOf(manifest)))
    const content = await readFile(file)
    repairs.push(() => writeFile(file, content))
    await appendFile(file, file.endsWith('.css') ? ' ' : '\n;globalThis.tampered = true')
  }
  for (const [kind, mode] of kinds)
    await test.step(kind, async () => {
      await page.goto(`/${mode}`)
      await expect(page.getByRole('alert')).toContainText('could not be loaded')
      expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
    })
  // The browser has cached the changed files, as it does every file of a release.
  for (const repair of repairs) await repair()
  for (const [kind, mode] of kinds)
    await test.step(`repaired ${kind}`, async () => {
      await page.goto(`/${mode}`)
      await expect(modeTitle(page, mode)).toBeVisible()
    })
})

test('a release that does not start is replaced by the last good one, if the device has it', async ({
  page,
  browser,
  servers,
}) => {
  await makeKnownGood(page, 'gig')

  await servers.updateRegistry(await brokenGig(servers))
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  await expect(async () => {
    await page.goto('/gig')
    await expect(modeTitle(page, 'gig')).toBeVisible()
    expect(messages.join('\n')).toContain('[baithak] gig')
  }).toPass()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'My Gigs' })).toBeVisible()

  const fresh = await browser.newPage()
  await fresh.goto(new URL('/admin/login', servers.url).href)
  await fresh.evaluate(() => localStorage.setItem('isUserOnboarded', 'true'))
  await fresh.goto(new URL('/gig', servers.url).href)
  await expect(fresh.getByRole('alert')).toContainText('could not be loaded')
  await fresh.close()
})

test('without the registry a mode starts from what the device knows', async ({ page }) => {
  await makeKnownGood(page, 'party')
  await page.route('**/remotes.json', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/party')
  await expect(modeTitle(page, 'party')).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'My Parties' })).toBeVisible()
})

test('a release that needs a newer React is refused with both versions, and the last good one runs', async ({
  page,
  servers,
}) => {
  await makeKnownGood(page, 'gig')

  const released = await copyRelease(servers, await liveEntry(servers, 'gig'), '9.0.0-bbbbbbbbbb')
  for (const { manifest } of Object.values(released)) manifest.needs = { react: '19.999.0' }
  await servers.updateRegistry(released)
  const message = page.waitForEvent('console', (entry) =>
    /\[baithak\] gig.*incompatible/.test(entry.text()),
  )
  await page.goto('/gig')
  await expect(modeTitle(page, 'gig')).toBeVisible()
  expect((await message).text()).toMatch(/gig needs react 19\.999\.0, the shell has 19\.\d+\.\d+/)
})
