import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { appServer } from '@baithak/tools/server/app-server'
import { copyRelease, liveEntry } from '@baithak/tools/testing/copy-release'
import type { OwnServers } from '@baithak/tools/testing/own-servers'
import { expect, faultTest as test } from '../fixtures'
import { long, longUnless } from '../fixtures/long'
import { modeTitle } from '../fixtures/mode-title'
import { openCachedAndControlled, storedText } from '../fixtures/offline'
import { editRegistry, readChangedRegistry, requestedReleases } from './registry-edits'

test.use({ serviceWorkers: 'allow' })

test(
  'a withdrawn release is removed from a device that has used it, which starts the previous one',
  long,
  async ({ page, servers, onboarded }) => {
    await onboarded()
    const regular = await liveEntry(servers, 'gig')
    await page.goto('/gig')
    await expect.poll(() => storedText(page, 'draft:known-good-modes')).toContain(regular.url)

    const bad = await copyRelease(servers, regular, '9.0.0-aaaaaaaaaa')
    await servers.updateRegistry(bad)
    await openCachedAndControlled(page, '/gig', 'gig')
    await expect
      .poll(() => storedText(page, 'draft:known-good-modes'))
      .toContain('9.0.0-aaaaaaaaaa')

    // Its team has not rolled back yet.
    await editRegistry(servers, { withdrawn: [bad.gig?.url] })
    await readChangedRegistry(page, '9.0.0-aaaaaaaaaa')
    const started = requestedReleases(page, regular)
    await page.goto('/gig')
    await expect(modeTitle(page, 'gig')).toBeVisible()
    await expect.poll(() => started.at(-1)).toBe(basename(regular.url))
    const remaining = () =>
      page.evaluate(async () => {
        const openCaches = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
        const requests = (await Promise.all(openCaches.map((cache) => cache.keys()))).flat()
        const keys = ['draft:registry', 'draft:known-good-modes', 'draft:other-good-modes']
        return [
          ...requests.map(({ url }) => url),
          ...keys.map((key) => localStorage.getItem(key) ?? ''),
        ].filter((text) => text.includes('9.0.0-aaaaaaaaaa'))
      })
    await expect.poll(remaining).toEqual([])

    await page.reload()
    await expect(modeTitle(page, 'gig')).toBeVisible()
    expect(await remaining()).toEqual([])
  },
)

/** Replaces the shell's server by one that sends the registry once the returned function is called. */
async function holdRegistry(servers: OwnServers) {
  let respond = () => {}
  const isReleased = new Promise<void>((resolve) => {
    respond = resolve
  })
  await servers.stop('shell')
  const held = appServer('shell', Number(new URL(servers.url).port), async ({ url }, response) => {
    if (url !== '/remotes.json') return response.writeHead(503).end()
    await isReleased
    response.end(await readFile(join(servers.folder('shell'), url)))
  })
  await held.start()
  return { respond, restore: () => held.stop().then(() => servers.start('shell')) }
}

for (const [name, revoke] of [
  ['withdrawn', (url: string) => ({ withdrawn: [url] })],
  ['disabled', () => ({ disabled: { party: { en: 'Closed until Monday.', hi: 'बंद' } } })],
] as const)
  test(
    `under the worker’s control a release starts before the registry comes; when that says it is ${name}, it ends at once and what was typed stays`,
    longUnless(name === 'withdrawn'),
    async ({ page, servers, onboarded, allowConsoleError }) => {
      // The stopped server breaks off what the page has just requested.
      allowConsoleError(/503|ERR_FAILED/)
      await onboarded()
      const regular = await liveEntry(servers, 'party')
      await page.goto('/party/chat')
      await expect.poll(() => storedText(page, 'draft:known-good-modes')).toContain(regular.url)
      const bad = await copyRelease(servers, regular, '9.0.0-aaaaaaaaaa')
      await servers.updateRegistry(bad)
      await openCachedAndControlled(page, '/party/chat', 'party')

      await editRegistry(servers, revoke(bad.party?.url ?? ''))
      const { respond, restore } = await holdRegistry(servers)
      const started = requestedReleases(page, regular)
      await page.goto('/party/chat')
      await page.getByRole('textbox').fill('See you at seven')
      expect(started).toEqual(['9.0.0-aaaaaaaaaa'])
      respond()
      if (name === 'disabled') {
        await expect(page.getByRole('alert')).toContainText('Closed until Monday.')
        await editRegistry(servers, { disabled: undefined })
        await page.getByRole('button', { name: 'Try again' }).click()
      } else await expect.poll(() => started.at(-1)).toBe(basename(regular.url))
      await expect(page.getByRole('textbox')).toHaveValue('See you at seven')
      await restore()
    },
  )
