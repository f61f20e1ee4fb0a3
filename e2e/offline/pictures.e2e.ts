import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OwnServers } from '@baithak/tools/testing/own-servers'
import type { Page } from '@playwright/test'
import { expect, faultTest as test } from '../fixtures'
import { long } from '../fixtures/long'
import { goOffline, offlineErrors, openCachedAndControlled } from '../fixtures/offline'
import { deployNextShell } from '../fixtures/second-shell'
import { editRegistry } from '../registry/registry-edits'

test.use({ serviceWorkers: 'allow' })

const gigPage = (servers: OwnServers) => join(servers.folder('shell'), 'gig.html')

/** Puts a picture of Gig's screen into the shell's page at its URL, as a release does. */
async function writePicture(servers: OwnServers, text: string) {
  const shellPage = await readFile(join(servers.folder('shell'), 'index.html'), 'utf8')
  const screen = (await servers.readRegistry()).modes.gig
  const page = shellPage
    .replace(
      /(id="critical-preload">.*?)\}<\/script>/s,
      (_, data) => `${data},"screen":${JSON.stringify(screen)}}</script>`,
    )
    .replace('</body>', `<template id="screen-en"><p>${text}</p></template></body>`)
  await writeFile(gigPage(servers), page)
}

/** The text of the picture that the service worker has cached. */
const cachedPicture = (page: Page) =>
  page.evaluate(async () => {
    const cached = await (await caches.match(location.href))?.text()
    return /<p>(Picture \d)<\/p>/.exec(cached ?? '')?.[1]
  })

/** The text of the picture that the page showed until its screen was there; undefined without one. */
async function reloadedPicture(page: Page): Promise<string | undefined> {
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return page.evaluate(() => window.shownPicture)
}

test.beforeEach(async ({ page, servers, onboarded }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      window.shownPicture ??= document.querySelector('.screen-picture')?.textContent ?? undefined
    }).observe(document, { childList: true, subtree: true })
  })
  await onboarded()
  await writePicture(servers, 'Picture 1')
  await openCachedAndControlled(page, '/gig', 'gig')
  await expect.poll(() => cachedPicture(page)).toBe('Picture 1')
})

test('a returning visitor sees the picture of a screen from the cache, then the one of the last visit', async ({
  page,
  context,
  servers,
  allowConsoleError,
}) => {
  allowConsoleError(offlineErrors)
  await writePicture(servers, 'Picture 2')
  expect(await reloadedPicture(page)).toBe('Picture 1')
  await expect.poll(() => cachedPicture(page)).toBe('Picture 2')
  expect(await reloadedPicture(page)).toBe('Picture 2')
  await expect(page.locator('.screen-picture')).toHaveCount(0)

  await goOffline(context, servers)
  expect(await reloadedPicture(page)).toBe('Picture 2')
})

test('the cached picture of a mode that is closed is removed', long, async ({ page, servers }) => {
  await rm(gigPage(servers))
  await editRegistry(servers, { disabled: { gig: { en: 'Closed.', hi: 'बंद है।' } } })
  expect(await reloadedPicture(page)).toBe('Picture 1')
  await expect.poll(() => cachedPicture(page)).toBe(undefined)
  expect(await reloadedPicture(page)).toBe(undefined)
})

test(
  'a new version of the shell does not use the pictures of the one before',
  long,
  async ({ page, servers }) => {
    await rm(gigPage(servers))
    await deployNextShell(servers, 'second')
    await page.clock.fastForward('01:30:00')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-version', 'second')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => window.shownPicture)).toBe(undefined)
    expect(await cachedPicture(page)).toBe(undefined)
  },
)

declare global {
  interface Window {
    shownPicture?: string | undefined
  }
}
