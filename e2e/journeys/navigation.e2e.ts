import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures'

const work = ['Modes', 'Home', 'Explore', 'Wallet', 'Invites', 'Profile']
const party = ['Modes', 'Home', 'Café Hop', 'Plan Party', 'My Parties', 'Profile']
const gig = ['Modes', 'Home', 'Explore', 'My Gigs', 'Profile']

test('the bottom navigation has the links of its section and marks the current one', async ({
  page,
  onboarded,
}) => {
  await onboarded()
  for (const [path, active, labels] of [
    ['/', 'Modes', work],
    ['/explore', 'Explore', work],
    ['/party/create', 'Plan Party', party],
    ['/gig/my-gigs', 'My Gigs', gig],
  ] as const)
    await test.step(path, async () => {
      await page.goto(path)
      const nav = page.getByRole('navigation', { name: 'Main' })
      await expect(nav.getByRole('link')).toHaveText(labels)
      await expect(nav.locator('[aria-current="page"]')).toHaveText([active])
    })
})

test('screens of one task have no bottom navigation', async ({ page, onboarded }) => {
  await onboarded()
  for (const path of ['/check-in', '/gig/premium', '/party/chat'])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
    })
})

test('other paths lead to Welcome before onboarding, and unknown ones to the chooser after it', async ({
  page,
}) => {
  for (const path of ['/wallet', '/party/create']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Work, Party, Perform' })).toBeVisible()
    await expect(page).toHaveURL('/')
  }
  await page.evaluate(() => localStorage.setItem('isUserOnboarded', 'true'))
  for (const path of ['/nowhere', '/onboarding/phone', '/party/nowhere']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'What kind of sitting?' })).toBeVisible()
    await expect(page).toHaveURL('/')
  }
})

/** Runs in the page: disables the timer that dismisses a toast. */
const neverDismiss = `window.setTimeout = new Proxy(window.setTimeout, {
  apply: (later, page, [run, wait]) => (wait === 5000 ? 0 : later.call(page, run, wait)),
})`

test('the toast of an error leaves Back and the heading free, and goes with its screen', async ({
  page,
}) => {
  await page.addInitScript(neverDismiss)
  await page.goto('/onboarding/phone')
  await page.getByRole('button', { name: 'Send OTP' }).click()
  const toast = page.locator('.toast')
  await expect(toast).toContainText('Invalid Phone Number')
  const back = page.getByRole('button', { name: 'Back' })
  // The toast drops in.
  await toast.evaluate((board) =>
    Promise.all(board.getAnimations().map(({ finished }) => finished)),
  )
  const [board, { x, width }] = [await boxOf(toast), await boxOf(back)]
  expect(board.x).toBeGreaterThanOrEqual(x + width)
  const { y } = await boxOf(page.getByRole('heading', { level: 1 }))
  expect(board.y + board.height).toBeLessThanOrEqual(y)
  await back.click()
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
  await expect(toast).toHaveCount(0)
})

test('Back closes a sheet, crosses modes, and leaves the app after a sign-out', async ({
  page,
  onboarded,
}) => {
  await onboarded()
  await page.goto('/explore')
  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.getByRole('link', { name: 'Modes' }).click()
  await page.getByRole('link', { name: /^Party/ }).click()
  const opener = page.getByRole('button', { name: 'Filters' })
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await opener.click()
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/party')
  await expect(opener).toBeFocused()

  await page.goBack()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page.getByRole('searchbox')).toBeVisible()
  await expect(page).toHaveURL('/explore')

  await nav.getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('heading', { name: 'Work, Party, Perform' })).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
})

const boxOf = async (locator: Locator) =>
  (await locator.boundingBox()) ?? { x: Number.NaN, y: Number.NaN, width: 0, height: 0 }
