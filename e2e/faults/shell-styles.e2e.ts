import type { Page } from '@playwright/test'
import { expect, faultTest as test } from '../fixtures'

const styles = /\/assets\/index-[\w-]+\.css$/
/** The navigation is laid out by the shell's styles. */
const expectStyles = (page: Page) =>
  expect(page.getByRole('navigation').last()).toHaveCSS('display', 'flex')

test.beforeEach(async ({ onboarded, allowConsoleError }) => {
  allowConsoleError(/Failed to load resource/)
  await onboarded()
})

test('the style sheet of the shell fails once: it is requested again', async ({ page }) => {
  let requests = 0
  await page.route(styles, (route) => {
    requests += 1
    return requests === 1 ? route.abort() : route.continue()
  })
  await page.goto('/party')
  await expectStyles(page)
  expect(requests).toBe(2)
})

test('the style sheet of the shell cannot be loaded: the page says so, and Reload loads it', async ({
  page,
}) => {
  await page.route(styles, (route) => route.abort())
  await page.goto('/party')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await page.unroute(styles)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expectStyles(page)
})
