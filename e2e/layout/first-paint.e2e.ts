import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { blockRequests } from '../fixtures/block-requests'

const shellCode = /\/assets\/index-[\w-]+\.js$/

/** Opens Welcome before the shell's code has loaded. Returns how to let it load. */
async function openWelcome(page: Page) {
  const unblock = await blockRequests(page, shellCode)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Work, Party, Perform' })).toBeVisible()
  return unblock
}

/** Expects the loading label at the centre of the top edge, where it covers no content. */
async function expectLoadingLabel(page: Page) {
  const loading = page.getByText('loading')
  // Until the style sheet has loaded nothing is painted, although the elements already have a layout.
  await expect(loading).toHaveCSS('position', 'fixed')
  await expect(loading).toBeVisible()
  const box = await loading.evaluate((element) => element.getBoundingClientRect().toJSON())
  expect(box.top).toBe(0)
  expect(box.height).toBeLessThan(24)
  expect((box.left + box.right) / 2).toBeCloseTo(195, 0)
  const background = await loading.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(background).toBe('rgb(36, 21, 14)')
}

test('the welcome screen is visible before the shell’s code has loaded, and replays a tap', async ({
  page,
}) => {
  const unblock = await openWelcome(page)
  await expectLoadingLabel(page)
  await page.getByRole('link', { name: 'Get Started' }).click()
  await expect(page).toHaveURL('/')

  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  unblock()
  await expect(page).toHaveURL('/onboarding/phone')
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await expect(page.getByText('loading')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Work, Party, Perform' })).toBeVisible()
})

test('a change of language before hydration is replayed', async ({ page }) => {
  const unblock = await openWelcome(page)
  await page.getByRole('button', { name: 'हिन्दी' }).click()
  unblock()
  await expect(page.getByText('Language Updated!', { exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
})

test('a visitor whom another tab onboards before hydration gets the mode chooser', async ({
  page,
}) => {
  const unblock = await openWelcome(page)
  await page.evaluate(() => localStorage.setItem('isUserOnboarded', 'true'))
  unblock()
  await expect(page.getByRole('heading', { name: 'What kind of sitting?' })).toBeVisible()
})

for (const language of ['en', 'hi'] as const)
  test(`the shell hydrates the prerendered mode chooser without a change, in ${language}`, async ({
    page,
    onboarded,
  }) => {
    await onboarded({ i18nextLng: language })
    const unblock = await blockRequests(page, shellCode)
    await page.goto('/', { waitUntil: 'commit' })
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    await expectLoadingLabel(page)
    const prerendered = await heading.elementHandle()
    const text = await page.locator('main').textContent()

    unblock()
    await expect(page.locator('html')).not.toHaveAttribute('data-prerendered')
    await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(6)
    expect(await prerendered?.evaluate((element) => element.isConnected)).toBe(true)
    expect(await page.locator('main').textContent()).toBe(text)
  })

test('a path without a prerendered screen shows none', async ({ page, onboarded }) => {
  await onboarded()
  await blockRequests(page, shellCode)
  await page.goto('/wallet', { waitUntil: 'commit' })
  await expect(page.getByText('loading')).toBeVisible()
  await expect(page.getByRole('heading')).toHaveCount(0)
})
