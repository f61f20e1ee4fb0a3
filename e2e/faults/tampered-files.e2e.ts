import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { ModeId } from '@baithak/build/apps'
import { liveEntry } from '@baithak/tools/testing/copy-release'
import type { OwnServers } from '@baithak/tools/testing/own-servers'
import type { Page } from '@playwright/test'
import { expect, faultTest as test } from '../fixtures'
import { fastForwardUntilVisible } from '../fixtures/fast-forward'
import { long } from '../fixtures/long'
import { runAttacks } from './attacks/run-attacks'
import { createModePage } from './mode-page'

/** The longest pause before i18next requests translations again. */
const longestPauseMs = 6000

interface Preload {
  scripts: string[]
  styles: string[]
  texts: Record<string, string[]>
}

/** The files of the live release, which the test changes without a change of the registry. */
async function liveRelease(servers: OwnServers, id: ModeId) {
  const { url, manifest } = await liveEntry(servers, id)
  const folder = join(servers.folder(id), basename(url))
  const hashes: Record<string, string> = JSON.parse(
    await readFile(join(folder, 'files.json'), 'utf8'),
  )
  const { scripts, styles, texts } = manifest.preload as Preload
  const first = [...scripts, ...styles, ...(texts.en ?? [])]
  const scriptsAndStyles = Object.keys(hashes).filter((name) => /\.(?:js|css)$/.test(name))
  const later = scriptsAndStyles.filter((name) => !first.includes(name))
  return { url, folder, first, later }
}

/** Adds a visible effect to a file; the returned function restores the file. */
async function tamper(folder: string, name: string) {
  const file = join(folder, name)
  const original = await readFile(file)
  const effect = name.endsWith('.css') ? ':root { --tampered: 1 }' : ';globalThis.tampered = true'
  await appendFile(file, `\n${effect}`)
  return () => writeFile(file, original)
}

const isTampered = (page: Page) =>
  page.evaluate(
    () =>
      'tampered' in globalThis ||
      getComputedStyle(document.documentElement).getPropertyValue('--tampered') !== '',
  )

/** Loads a file as the mode's own code does, with the preload function that its entry exports. */
const loadAsMode = (page: Page, url: string, name: string) =>
  page.evaluate<string>(`(async () => {
    const container = await import(${JSON.stringify(`${url}remoteEntry.js`)})
    const file = ${JSON.stringify(url + name)}
    const [, load] = Object.entries(container).find(
      ([name, value]) => typeof value === 'function' && !['get', 'init'].includes(name))
    const run = file.endsWith('.css') ? () => {} : () => import(file)
    return load(run, [file], file).then(() => 'loaded', ({ message }) => message)
  })()`)

// One build makes the files and hashes of every mode.
const id = 'gig'

test.describe(id, long, () => {
  test.beforeEach(async ({ page, onboarded, allowConsoleError }) => {
    test.setTimeout(180_000)
    allowConsoleError(/integrity|Failed to load|Subresource|ChunkLoadError/)
    // Routed requests bypass the browser's caches.
    await page.route('**/*', (route) => route.continue())
    await onboarded()
  })

  test('a changed file of the first screen never takes effect', async ({ page, servers }) => {
    const { folder, first } = await liveRelease(servers, id)
    const modePage = createModePage(page, id)
    const cases = first.map((name) => [name, name] as const)
    await runAttacks('files', cases, async (name) => {
      const restore = await tamper(folder, name)
      await modePage.open()
      await modePage.enter()
      await fastForwardUntilVisible(modePage.errorPanel, { stepMs: longestPauseMs })
      expect(await isTampered(page)).toBe(false)
      await modePage.leave()
      await modePage.enter()
      await fastForwardUntilVisible(modePage.errorPanel, { stepMs: longestPauseMs })
      expect(await isTampered(page)).toBe(false)
      await restore()
      await modePage.retry()
    })
  })

  test('a changed script or style sheet of a later screen never takes effect', async ({
    page,
    servers,
  }) => {
    const { url, folder, later } = await liveRelease(servers, id)
    const modePage = createModePage(page, id)
    // Until the mode is entered, the page has loaded none of its files.
    await modePage.open()
    expect(later.length).toBeGreaterThan(3)
    const cases = later.map((name) => [name, name] as const)
    await runAttacks('files', cases, async (name) => {
      const restore = await tamper(folder, name)
      expect(await loadAsMode(page, url, name)).toBe(`Unable to preload ${url}${name}`)
      expect(await isTampered(page)).toBe(false)
      await restore()
    })
    // On a new page, because the browser remembers which files failed their integrity check.
    await modePage.open()
    await modePage.enter()
    await fastForwardUntilVisible(modePage.heading, { stepMs: longestPauseMs })
    for (const name of later) expect(await loadAsMode(page, url, name)).toBe('loaded')
  })

  test('a later screen with changed files is not shown, and Try again shows it once they are restored', async ({
    page,
    servers,
  }) => {
    const { folder, later } = await liveRelease(servers, id)
    const modePage = createModePage(page, id)
    await modePage.open()
    await modePage.enter()
    await modePage.waitFor(modePage.heading)
    const firstTitle = (await modePage.heading.textContent()) ?? ''
    const restoreFunctions = await Promise.all(later.map((name) => tamper(folder, name)))
    await modePage.openLaterScreen()
    await modePage.waitFor(modePage.errorPanel)
    expect(await isTampered(page)).toBe(false)
    for (const restore of restoreFunctions) await restore()
    await modePage.retry()
    await expect(modePage.heading).not.toHaveText(firstTitle)
  })
})
