import { decodeQr, expect, test } from '../fixtures'
import { openAndCache } from '../fixtures/offline'

test.use({ serviceWorkers: 'allow' })

test('offline and from a cold start a member can show the check-in QR code', async ({
  page,
  context,
  onboarded,
  holding,
  allowConsoleError,
}) => {
  test.slow()
  allowConsoleError(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await onboarded()
  await holding('gold_monthly')
  await openAndCache(page, '/work', 'work')
  await page.close()

  await context.setOffline(true)
  const cold = await context.newPage()
  await cold.goto('/check-in')
  await expect(cold.getByRole('heading', { name: 'Your Check-in QR' })).toBeVisible()
  await expect(cold.getByText("You're offline. Showing what we saved.")).toBeVisible()
  expect(await decodeQr(cold)).toContain('GOLD-MONTHLY')

  await context.setOffline(false)
  await expect(cold.getByText("You're offline. Showing what we saved.")).toBeHidden()
})
