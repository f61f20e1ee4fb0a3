import { expect, test } from '../fixtures'

test('the toaster cannot be loaded: no error is uncaught, and the next toast loads it', async ({
  page,
  onboarded,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource/)
  await onboarded()
  const style = /\/assets\/toaster-[\w-]*\.css$/
  await page.route(style, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => style.test(request.url()))
  // The shell loads it once the network is idle.
  await page.goto('/party')
  await failed
  await page.unroute(style)

  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('button', { name: 'Apply' }).click()
  const toast = page.locator('.toast', { hasText: 'Filters Applied' })
  await expect(toast).toBeVisible()
  await expect(toast).toHaveCSS('display', 'grid')
})
