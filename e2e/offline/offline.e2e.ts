import { expect, faultTest, test } from '../fixtures'
import { decodeQr } from '../fixtures/decode-qr'
import { deployNextShell } from '../fixtures/deploy-next-shell'
import { modeTitle } from '../fixtures/mode-title'
import {
  modeIsCached,
  offlineErrors,
  openControlled,
  openOffline,
  workerIsReady,
} from '../fixtures/offline'
import { pass } from '../fixtures/stored'

test.use({ serviceWorkers: 'allow' })
faultTest.use({ serviceWorkers: 'allow' })

test('without a network the check-in code and the wallet open after a visit of another mode, in Hindi', async ({
  page,
  context,
  onboarded,
  allowConsoleError,
}) => {
  allowConsoleError(offlineErrors)
  await onboarded({ i18nextLng: 'hi', ...pass('gold_monthly') })
  await page.goto('/gig')
  await workerIsReady(page)
  await modeIsCached(page, 'work', 'offline')
  const cold = await openOffline(context, '/check-in', 'work')
  await expect.poll(() => decodeQr(cold.locator('svg[aria-label*=QR]'))).toContain('GOLD-MONTHLY')
  await cold.goto('/wallet')
  await expect(cold.getByText('Aanya Rao')).toBeVisible()
  const notice = cold.getByText('आप ऑफ़लाइन हैं। जो सहेजा है, वही दिख रहा है।')
  await expect(notice).toBeVisible()
  await context.setOffline(false)
  await expect(notice).toBeHidden()
})

test('without a network a visited mode opens with all screens, and another one asks for the network', async ({
  page,
  context,
  onboarded,
  allowConsoleError,
}) => {
  allowConsoleError(offlineErrors)
  await onboarded()
  await openControlled(page, '/work')
  await modeIsCached(page, 'work', 'all')
  const cold = await openOffline(context, '/work', 'work')
  for (const path of ['/explore', '/map', '/compare-passes', '/settings']) {
    await cold.goto(path)
    await expect(modeTitle(cold, 'work')).toBeVisible()
  }
  // The modes of members are fetched in idle time, the dashboard is not.
  await cold.goto('/admin/login')
  const panel = cold.getByRole('alert')
  await expect(panel.getByRole('heading', { level: 1 })).toHaveText('This part needs the network')
  await context.setOffline(false)
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(modeTitle(cold, 'admin')).toBeVisible()
})

faultTest(
  'an open page keeps its input until Refresh loads the new version',
  async ({ page, servers, onboarded }) => {
    await onboarded()
    await openControlled(page, '/explore')
    await page.getByRole('searchbox').fill('kaapi')
    await deployNextShell(servers, 'second')
    const notice = page.getByText('A new version of Baithak is ready.')
    await expect(async () => {
      await page.clock.fastForward('01:30:00')
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(notice).toBeVisible({ timeout: 5000 })
    }).toPass()
    await expect(page.getByRole('searchbox')).toHaveValue('kaapi')
    const html = page.locator('html')
    await expect(html).not.toHaveAttribute('data-version')

    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(html).toHaveAttribute('data-version', 'second')
    await expect(page.getByRole('searchbox')).toBeVisible()
    await expect(notice).toBeHidden()
  },
)

test('the app serves the licences of its packages and fonts', async ({ request }) => {
  const notices = async (part: string) =>
    (await request.get(`/third-party-notices${part}.md`)).text()
  expect(await notices('')).toContain('react-dom')
  expect(await notices('.worker')).toContain('workbox-precaching')
  expect((await notices('.fonts')).match(/SIL OPEN FONT LICENSE/g)).toHaveLength(2)
})
