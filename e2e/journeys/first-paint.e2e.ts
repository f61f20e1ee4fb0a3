import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { blockRequests } from '../fixtures/block-requests'

const shellCode = /\/assets\/index-[\w-]+\.js$/

/** The word hangs from the top edge, in the middle, and is not across what is there to be read. */
async function expectWordAbove(page: Page) {
  const loading = page.getByText('loading')
  // Until the style sheet is there nothing is painted, though all of it has a place already.
  await expect(loading).toHaveCSS('position', 'fixed')
  await expect(loading).toBeVisible()
  const word = await loading.evaluate((element) => element.getBoundingClientRect().toJSON())
  expect(word.top).toBe(0)
  expect(word.height).toBeLessThan(24)
  expect((word.left + word.right) / 2).toBeCloseTo(195, 0)
  const dark = await loading.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(dark).toBe('rgb(36, 21, 14)')
}

test('Welcome is seen before the shell’s code has come, says that it is loading, and keeps a tap', async ({
  page,
}) => {
  const unblock = await blockRequests(page, shellCode)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Work, Party, Perform' })).toBeVisible()
  await expectWordAbove(page)
  await page.getByRole('link', { name: 'Get Started' }).click()
  await expect(page).toHaveURL('/')

  await page.evaluate(() => Object.assign(window, { stayed: true }))
  unblock()
  await expect(page).toHaveURL('/onboarding/phone')
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  await expect(page.getByText('loading')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Work, Party, Perform' })).toBeVisible()
})

test('a change of language that was asked for too early is made', async ({ page }) => {
  const unblock = await blockRequests(page, shellCode)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'हिन्दी' }).click()
  unblock()
  await expect(page.getByText('Language Updated!', { exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
})

for (const language of ['en', 'hi'] as const)
  test(`the shell takes over the mode chooser as it was painted, in ${language}`, async ({
    page,
    onboarded,
  }) => {
    await onboarded({ i18nextLng: language })
    const unblock = await blockRequests(page, shellCode)
    await page.goto('/', { waitUntil: 'commit' })
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    await expectWordAbove(page)
    const painted = await heading.elementHandle()
    const words = await page.locator('main').textContent()

    unblock()
    await expect(page.locator('html')).not.toHaveAttribute('data-first-paint')
    await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(6)
    expect(await painted?.evaluate((element) => element.isConnected)).toBe(true)
    expect(await page.locator('main').textContent()).toBe(words)
  })

test('no other address shows a screen that is not its own', async ({ page, onboarded }) => {
  await onboarded()
  await blockRequests(page, shellCode)
  await page.goto('/wallet', { waitUntil: 'commit' })
  await expect(page.getByText('loading')).toBeVisible()
  await expect(page.getByRole('heading')).toHaveCount(0)
})
