import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchArgs } from '@baithak/tools/checks/launch-args'
import type { Page } from '@playwright/test'
import { axe, expect, test } from '../fixtures'
import { filmQr } from '../fixtures/film-qr'

// Of this worker: its browser films nothing else.
const { BAITHAK_PORT_OFFSET, TEST_PARALLEL_INDEX } = process.env
const film = join(tmpdir(), `baithak-desk-${BAITHAK_PORT_OFFSET}-${TEST_PARALLEL_INDEX}.y4m`)
const executablePath = process.env.BAITHAK_BROWSER

test.use({
  launchOptions: {
    args: [
      ...launchArgs,
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
    ...(executablePath ? { executablePath } : {}),
  },
})
test.afterAll(() => rm(film, { force: true }))

const route = {
  route_id: 'filter-trail',
  route_name: 'The Filter Trail',
  event_date: '2026-11-21T10:00:00+05:30',
  cafes_included: [{ id: 'dabara-house', name: 'Dabara House' }],
  status: 'Active',
}

async function filmCode(page: Page, path: string) {
  await page.goto(path)
  const code = page.getByRole('img', { name: /QR code of/ })
  await filmQr(film, await code.screenshot({ animations: 'disabled' }))
}

const desk = (page: Page) => ({
  result: page.getByRole('status').filter({ hasText: /\S/ }),
  start: page.getByRole('button', { name: 'Start the camera' }),
  stop: page.getByRole('button', { name: 'Stop the camera' }),
  typed: page.getByLabel('Code below the QR code'),
})
const weekOf = (page: Page) => page.locator('dl', { hasText: 'Check-ins this week' })

test('a partner scans a member’s code: the visit is accepted once, counted, and in the wallet', async ({
  page,
  context,
  onboarded,
  holding,
}) => {
  await onboarded()
  await holding('gold_monthly')
  await filmCode(page, '/check-in')
  const codeText = await page.getByText('Code for the counter:').locator('..').innerText()
  const shortCode = /(?:\w{4}-){2}\w{4}/.exec(codeText)?.[0] ?? ''

  await page.goto('/admin/dashboard')
  await expect(weekOf(page)).toContainText('1,659')
  await page.getByRole('link', { name: 'Check-in desk' }).click()
  const { result, start, stop, typed } = desk(page)

  await start.click()
  await expect(result).toContainText('The camera is blocked for this site.')
  expect(await axe(page)).toEqual([])

  await context.grantPermissions(['camera'])
  await start.click()
  await expect(result).toContainText('Checked in')
  for (const text of ['Aanya Rao', 'Gold Monthly', 'Valid until 19 Dec 2026'])
    await expect(result).toContainText(text)
  expect(await axe(page)).toEqual([])

  await typed.fill(shortCode.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(result).toContainText('Already checked in today')
  await expect(typed).toBeFocused()

  const next = page.getByRole('button', { name: 'Next' })
  await next.click()
  await stop.click()
  await page.clock.fastForward('03:00')
  await start.click()
  await expect(result).toContainText('Code expired')
  await next.click()
  await stop.click()

  await page.getByRole('button', { name: 'Back to the dashboard' }).click()
  await expect(weekOf(page)).toContainText('1,660')
  await page.goto('/wallet')
  const rows = page.getByRole('tabpanel', { name: 'Check-ins' }).getByRole('listitem')
  await expect(rows.first()).toContainText(/Dabara House\s*21 Nov 2026\s*9:0\d AM/)
})

test('a partner scans a Hopping Pass: the café is checked in on the pass', async ({
  page,
  context,
  onboarded,
}) => {
  await onboarded({ cafe_hopping_routes: [route] })
  await context.grantPermissions(['camera'])
  await filmCode(page, '/party/my-hopping-booking/HOP-B7F2')
  await page.goto('/admin/check-in')
  const { result, start } = desk(page)
  await start.click()
  await expect(result).toContainText('Checked in')
  await expect(result).toContainText('Hopping Pass')
  await page.goto('/party/my-hopping-booking/HOP-B7F2')
  await expect(page.getByText('1 of 1 café')).toBeVisible()
})
