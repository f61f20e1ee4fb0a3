import type { Page } from '@playwright/test'
import { expect, faultTest as test } from '../fixtures'
import { isControlledByWorker, openCachedAndControlled } from '../fixtures/offline'
import { deployNextShell } from '../fixtures/second-shell'

test.use({ serviceWorkers: 'allow' })

const offer = (page: Page) => page.getByText('A new version of Baithak is ready.')
const version = (page: Page) => page.locator('html').getAttribute('data-version')

/** The app is brought back to the front an hour later. */
async function comesBack(page: Page) {
  await page.clock.fastForward('01:30:00')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

test.beforeEach(async ({ page, onboarded }) => {
  await onboarded()
  await openCachedAndControlled(page, '/explore', 'work')
})

test('a new version is offered to an open page, nothing typed is lost, and a tap takes it', async ({
  page,
  servers,
}) => {
  await page.getByRole('searchbox').fill('kaapi')
  await deployNextShell(servers, 'second')
  await comesBack(page)
  await expect(offer(page)).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('kaapi')
  await expect(page.getByRole('searchbox')).toBeVisible()
  expect(await version(page)).toBe(null)

  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(() => version(page)).toBe('second')
  await expect(page.getByRole('searchbox')).toBeVisible()
  await expect(offer(page)).toBeHidden()
})

test('who passes over the offer gets the new version on coming back', async ({
  page,
  context,
  servers,
}) => {
  await deployNextShell(servers, 'second')
  await comesBack(page)
  await expect(offer(page)).toBeVisible()
  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.getByRole('link', { name: 'Wallet' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(offer(page)).toBeVisible()
  expect(await version(page)).toBe(null)
  await page.close()

  const later = await context.newPage()
  await expect(async () => {
    // A page that is open, of whichever version, keeps the worker that it came from on duty.
    await later.goto('about:blank')
    await later.goto('/explore')
    expect(await version(later)).toBe('second')
  }).toPass()
  await expect(later.getByRole('searchbox')).toBeVisible()
})

test('a page that was loaded past the worker takes the new version by a tap too', async ({
  page,
  context,
  servers,
}) => {
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
  await comesBack(page)
  await expect(offer(page)).toBeVisible()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(() => version(page)).toBe('second')
  await expect(other.getByRole('searchbox')).toBeVisible()
  expect(await version(other)).toBe(null)
})
