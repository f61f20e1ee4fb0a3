import { once } from 'node:events'
import { createServer } from 'node:net'
import { copyRelease, liveEntry } from '../faults/copy-release'
import { expect, faultTest as test } from '../fixtures'
import {
  goOffline,
  offlineErrors,
  openCachedAndControlled,
  waitForCachedMode,
} from '../fixtures/offline'

test.use({ serviceWorkers: 'allow' })

test('with the worker on duty a release shows at the next entry, a dead network waits a moment, none shows what is kept', async ({
  page,
  context,
  servers,
  onboarded,
  allowConsoleError,
}) => {
  test.setTimeout(120_000)
  allowConsoleError(offlineErrors)
  const title = page.getByRole('heading', { level: 1 })
  const enter = async () => {
    const nav = page.getByRole('navigation', { name: 'Main' })
    await nav.getByRole('link', { name: 'Modes' }).click()
    await page.getByRole('main').getByRole('link', { name: /Gig/ }).click()
  }
  /** Another build of Gig: the same, under an address of its own. */
  const release = async (name: string) =>
    servers.updateRegistry(await copyRelease(servers, await liveEntry(servers, 'gig'), name))
  let shown = ''
  page.on('request', (request) => {
    shown = /\/([^/]+)\/remoteEntry\.js$/.exec(request.url())?.[1] ?? shown
  })

  await onboarded()
  await openCachedAndControlled(page, '/gig', 'gig')

  await release('1.0.1-aaaaaaaaaa')
  await enter()
  await expect(title).toBeVisible()
  await expect.poll(() => shown).toBe('1.0.1-aaaaaaaaaa')
  await waitForCachedMode(page, 'gig')

  await release('1.0.2-bbbbbbbbbb')
  await page.reload()
  await expect(title).toBeVisible()
  await expect.poll(() => shown).toBe('1.0.2-bbbbbbbbbb')
  await waitForCachedMode(page, 'gig')

  await release('1.0.3-cccccccccc')
  await servers.stop('shell')
  const dead = createServer(() => {}).listen(Number(new URL(servers.url).port))
  await once(dead, 'listening')
  await page.reload()
  await expect(title).toBeVisible()
  expect(shown).toBe('1.0.2-bbbbbbbbbb')
  dead.close()

  await goOffline(context, servers)
  await page.reload()
  await expect(title).toBeVisible()
  expect(shown).toBe('1.0.2-bbbbbbbbbb')
})
