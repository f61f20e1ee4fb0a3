import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decodeQr, expect, faultTest, test } from '../fixtures'
import { openAndCache, openControlled } from '../fixtures/offline'

test.use({ serviceWorkers: 'allow' })
faultTest.use({ serviceWorkers: 'allow' })

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

faultTest(
  'a cached shell has its own translations and does not wait for those of the server',
  async ({ page, servers, onboarded }) => {
    await onboarded()
    await openControlled(page, '/gig')
    const file = join(servers.folder('shell'), 'locales/en/translation.json')
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll('"Modes"', '"Newer"'))
    await page.reload()
    const nav = page.getByRole('navigation', { name: 'Main' })
    await expect(nav.getByRole('link', { name: 'Modes' })).toBeVisible()
  },
)
