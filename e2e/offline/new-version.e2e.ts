import { appServer } from '@baithak/tools/server/app-server'
import { modeHandler } from '@baithak/tools/server/static-server'
import { copyRelease, liveEntry, replaceRoot } from '@baithak/tools/testing/copy-release'
import type { OwnServers } from '@baithak/tools/testing/own-servers'
import type { Page } from '@playwright/test'
import { expect, faultTest as test } from '../fixtures'
import { long } from '../fixtures/long'
import { isControlledByWorker, openCachedAndControlled, storedText } from '../fixtures/offline'
import { deployNextShell } from '../fixtures/second-shell'

test.use({ serviceWorkers: 'allow' })

const updateNotice = (page: Page) => page.getByText('A new version of Baithak is ready.')
const version = (page: Page) => page.locator('html').getAttribute('data-version')

/** Brings the app back to the foreground later. */
async function returnToApp(page: Page) {
  await page.clock.fastForward('01:30:00')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

test.beforeEach(async ({ page, onboarded }) => {
  await onboarded()
  await openCachedAndControlled(page, '/explore', 'work')
})

test('an open page offers a new version, keeps its input, and Refresh loads the version', async ({
  page,
  servers,
}) => {
  await page.getByRole('searchbox').fill('kaapi')
  await deployNextShell(servers, 'second')
  await returnToApp(page)
  await expect(updateNotice(page)).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('kaapi')
  await expect(page.getByRole('searchbox')).toBeVisible()
  expect(await version(page)).toBe(null)

  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(() => version(page)).toBe('second')
  await expect(page.getByRole('searchbox')).toBeVisible()
  await expect(updateNotice(page)).toBeHidden()
})

test('an ignored update is applied at the next visit', long, async ({ page, context, servers }) => {
  await deployNextShell(servers, 'second')
  await returnToApp(page)
  await expect(updateNotice(page)).toBeVisible()
  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.getByRole('link', { name: 'Wallet' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(updateNotice(page)).toBeVisible()
  expect(await version(page)).toBe(null)
  await page.close()

  const later = await context.newPage()
  await expect(async () => {
    // An open page of any version keeps its worker active.
    await later.goto('about:blank')
    await later.goto('/explore')
    expect(await version(later)).toBe('second')
  }).toPass()
  await expect(later.getByRole('searchbox')).toBeVisible()
})

test(
  'Refresh loads the new version on a page that bypassed the worker too',
  long,
  async ({ page, context, servers }) => {
    const browser = await context.newCDPSession(page)
    await browser.send('Network.enable')
    await browser.send('Network.setBypassServiceWorker', { bypass: true })
    const other = await context.newPage()
    await other.goto('/explore')
    await expect(other.getByRole('searchbox')).toBeVisible()
    await page.reload()
    await browser.send('Network.setBypassServiceWorker', { bypass: false })
    await expect(page.getByRole('searchbox')).toBeVisible()
    expect(await isControlledByWorker(page)).toBe(false)

    await deployNextShell(servers, 'second')
    await returnToApp(page)
    await expect(updateNotice(page)).toBeVisible()
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect.poll(() => version(page)).toBe('second')
    await expect(other.getByRole('searchbox')).toBeVisible()
    expect(await version(other)).toBe(null)
  },
)

/** Never answers the first requests of two images of this release: those of the worker which is to be replaced. */
async function holdImages(servers: OwnServers, release: string) {
  const work = await liveEntry(servers, 'work')
  await servers.stop('work')
  const sendFile = modeHandler(servers.folder('work'))
  const held = new Set<string>()
  const slow = appServer('work', Number(new URL(work.url).port), (request, response) => {
    const { url = '' } = request
    if (!url.includes(release) || !url.endsWith('.svg') || held.has(url) || held.size === 2)
      return sendFile(request, response)
    held.add(url)
  })
  await slow.start()
  return { held, restore: () => slow.stop().then(() => servers.start('work')) }
}

test(
  'a release that does not start in an installed older shell brings the new one at once, though the old worker still caches',
  long,
  async ({ page, servers, allowConsoleError }) => {
    // The held server breaks off what is still on its way when it stops.
    allowConsoleError(/the old shell lacks it|ERR_FAILED/)
    const startsInNewShell = replaceRoot(
      (realRoot) => `
if (document.documentElement.dataset.version !== 'second') throw new TypeError('the old shell lacks it')
const { default: Root } = await ${realRoot}
export default Root
`,
    )
    const work = await liveEntry(servers, 'work')
    const newer = await copyRelease(servers, work, '2.0.0-aaaaaaaaaa', startsInNewShell)
    const { held, restore } = await holdImages(servers, '2.0.0-aaaaaaaaaa')
    await servers.updateRegistry(newer)
    await deployNextShell(servers, 'second')
    const nav = page.getByRole('navigation', { name: 'Main' })
    await nav.getByRole('link', { name: 'Modes' }).click()
    await expect.poll(() => storedText(page, 'draft:registry')).toContain('2.0.0-aaaaaaaaaa')
    await expect.poll(() => held.size).toBe(2)
    await page.goto('/explore')
    await expect.poll(() => version(page)).toBe('second')
    await expect(page.getByRole('searchbox')).toBeVisible()
    await restore()
  },
)
