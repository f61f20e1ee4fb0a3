import { basename } from 'node:path'
import { copyRelease, liveEntry } from '../faults/copy-release'
import { expect, faultTest as test } from '../fixtures'
import { modeTitle } from '../fixtures/mode-title'
import { openCachedAndControlled } from '../fixtures/offline'
import { editRegistry, requestedReleases, storedText } from './registry-edits'

test.use({ serviceWorkers: 'allow' })

test('a withdrawn release is removed from a device that has used it, which starts the previous one', async ({
  page,
  servers,
  onboarded,
}) => {
  await onboarded()
  const regular = await liveEntry(servers, 'gig')
  await page.goto('/gig')
  await expect.poll(() => storedText(page, 'draft:known-good-modes')).toContain(regular.url)

  const bad = await copyRelease(servers, regular, '9.0.0-aaaaaaaaaa')
  await servers.updateRegistry(bad)
  await openCachedAndControlled(page, '/gig', 'gig')
  await expect.poll(() => storedText(page, 'draft:known-good-modes')).toContain('9.0.0-aaaaaaaaaa')

  // Its team has not rolled back yet.
  await editRegistry(servers, { withdrawn: [bad.gig?.url] })
  const started = requestedReleases(page, regular)
  await page.reload()
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
})
