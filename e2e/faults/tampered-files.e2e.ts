import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { ModeId } from '@baithak/shared/apps'
import { modes } from '@baithak/shared/apps'
import type { Page } from '@playwright/test'
import { expect, faultTest as test } from '../fixtures'
import { longUnless } from '../fixtures/long'
import type { OwnServers } from '../fixtures/own-servers'
import { runAttacks } from './attacks/run-attacks'
import { liveEntry } from './edited-release'
import { modePage } from './mode-page'

/** After which i18next asks for texts once more. */
const longestPauseMs = 6000

interface Preload {
  scripts: string[]
  styles: string[]
  texts: Record<string, string[]>
}

/** The live release as it lies on its server, where the test changes its files behind the registry's back. */
async function liveRelease(servers: OwnServers, id: ModeId) {
  const { url, manifest } = await liveEntry(servers, id)
  const folder = join(servers.folder(id), basename(url))
  const hashes: Record<string, string> = JSON.parse(
    await readFile(join(folder, 'files.json'), 'utf8'),
  )
  const { scripts, styles, texts } = manifest.preload as Preload
  const first = [...scripts, ...styles, ...(texts.en ?? [])]
  const code = Object.keys(hashes).filter((name) => /\.(?:js|css)$/.test(name))
  return { url, folder, first, later: code.filter((name) => !first.includes(name)) }
}

/** Adds to a file what shows if it takes effect; answers with what takes it out again. */
async function tamper(folder: string, name: string) {
  const file = join(folder, name)
  const before = await readFile(file)
  const mark = name.endsWith('.css') ? ':root { --tampered: 1 }' : ';globalThis.tampered = true'
  await appendFile(file, `\n${mark}`)
  return () => writeFile(file, before)
}

const hasTakenEffect = (page: Page) =>
  page.evaluate(
    () =>
      'tampered' in globalThis ||
      getComputedStyle(document.documentElement).getPropertyValue('--tampered') !== '',
  )

/** Loads a file as the mode's own code does, by the loader that its entry exports. */
const loadAsMode = (page: Page, url: string, name: string) =>
  page.evaluate<string>(`(async () => {
    const container = await import(${JSON.stringify(`${url}remoteEntry.js`)})
    const file = ${JSON.stringify(url + name)}
    const [, load] = Object.entries(container).find(
      ([name, value]) => typeof value === 'function' && !['get', 'init'].includes(name))
    const run = file.endsWith('.css') ? () => {} : () => import(file)
    return load(run, [file], file).then(() => 'loaded', ({ message }) => message)
  })()`)

for (const { id } of modes) {
  test.describe(id, longUnless(id === 'gig'), () => {
    test.beforeEach(async ({ page, onboarded, allowConsoleError }) => {
      test.setTimeout(180_000)
      allowConsoleError(/integrity|Failed to load|Subresource|ChunkLoadError/)
      // What goes by the test goes by none of the browser's caches.
      await page.route('**/*', (route) => route.continue())
      await onboarded()
    })

    test('no file of the first screen takes effect once it differs from its release', async ({
      page,
      servers,
    }) => {
      const { folder, first } = await liveRelease(servers, id)
      const visitor = modePage(page, id)
      const cases = first.map((name) => [name, name] as const)
      await runAttacks('files', cases, async (name) => {
        const restore = await tamper(folder, name)
        await visitor.arrive()
        await visitor.enter()
        await visitor.afterPauses(visitor.panel, longestPauseMs)
        expect(await hasTakenEffect(page)).toBe(false)
        await visitor.leave()
        await visitor.enter()
        await visitor.afterPauses(visitor.panel, longestPauseMs)
        expect(await hasTakenEffect(page)).toBe(false)
        await restore()
        await visitor.triesAgain()
      })
    })

    test('no other script or style sheet takes effect once it differs from its release', async ({
      page,
      servers,
    }) => {
      const { url, folder, later } = await liveRelease(servers, id)
      const visitor = modePage(page, id)
      // Before the mode is entered nothing of it has been loaded.
      await visitor.arrive()
      expect(later.length).toBeGreaterThan(3)
      const cases = later.map((name) => [name, name] as const)
      await runAttacks('files', cases, async (name) => {
        const restore = await tamper(folder, name)
        expect(await loadAsMode(page, url, name)).toBe(`Unable to preload ${url}${name}`)
        expect(await hasTakenEffect(page)).toBe(false)
        await restore()
      })
      // A page of its own: the browser remembers what it has refused.
      await visitor.arrive()
      await visitor.enter()
      await visitor.afterPauses(visitor.screen, longestPauseMs)
      for (const name of later) expect(await loadAsMode(page, url, name)).toBe('loaded')
    })

    test('a later screen whose files differ from their release is not shown, and Try again brings it once they are right', async ({
      page,
      servers,
    }) => {
      const { folder, later } = await liveRelease(servers, id)
      const visitor = modePage(page, id)
      await visitor.arrive()
      await visitor.enter()
      await visitor.soon(visitor.screen)
      const first = (await visitor.screen.textContent()) ?? ''
      const restored = await Promise.all(later.map((name) => tamper(folder, name)))
      await visitor.later()
      await visitor.soon(visitor.panel)
      expect(await hasTakenEffect(page)).toBe(false)
      for (const restore of restored) await restore()
      await visitor.triesAgain()
      await expect(visitor.screen).not.toHaveText(first)
    })
  })
}
