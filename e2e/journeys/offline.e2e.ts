import type { Page } from '@playwright/test'
import { decodeQr, expect, test } from '../fixtures'

test.use({ serviceWorkers: 'allow' })

/** Waits until the device has kept what the page asked it to keep. */
const kept = (page: Page, file: RegExp) =>
  expect
    .poll(
      () =>
        page.evaluate(async (pattern) => {
          const names = await caches.keys()
          const lists = await Promise.all(
            names.map(async (name) =>
              (await (await caches.open(name)).keys()).map(({ url }) => url),
            ),
          )
          return lists.flat().some((url) => new RegExp(pattern).test(url))
        }, file.source),
      { timeout: 30_000 },
    )
    .toBe(true)

test('with no network and from a cold start, a member shows the check-in QR', async ({
  page,
  context,
  onboarded,
  holding,
  expectNoise,
}) => {
  test.slow()
  expectNoise(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await onboarded()
  await holding('gold_monthly')
  await page.goto('/work')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await kept(page, /check-in-page-/)
  await kept(page, /remotes\.json$/)
  await kept(page, /locales\/en\/translation\.json$/)
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
