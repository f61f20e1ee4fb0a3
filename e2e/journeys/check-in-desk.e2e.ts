import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { launchArgs } from '../checks/launch-args'
import { axe, expect, test } from '../fixtures'
import { filmQr } from '../fixtures/film-qr'

const film = join(tmpdir(), `baithak-desk-${process.env.BAITHAK_PORT_OFFSET}.y4m`)
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

test('a partner scans the member’s code: it is refused, accepted, counted and listed as it should', async ({
  page,
  context,
  onboarded,
  holding,
}) => {
  await onboarded({ cafe_hopping_routes: [route] })
  await holding('gold_monthly')
  await filmCode(page, '/check-in')
  const codeText = await page.getByText('Code for the counter:').locator('..').innerText()
  const shortCode = /(?:\w{4}-){2}\w{4}/.exec(codeText)?.[0] ?? ''

  await page.goto('/admin/dashboard')
  const week = page.locator('dl', { hasText: 'Check-ins this week' })
  await expect(week).toContainText('1,930')
  await page.getByRole('link', { name: 'Check-in desk' }).click()
  const result = page.getByRole('status').filter({ hasText: /\S/ })
  const start = page.getByRole('button', { name: 'Start the camera' })
  const stop = page.getByRole('button', { name: 'Stop the camera' })

  await start.click()
  await expect(result).toContainText('The camera is blocked for this site.')
  expect(await axe(page)).toEqual([])

  await context.grantPermissions(['camera'])
  await start.click()
  await expect(result).toContainText('Checked in')
  await expect(result).toContainText('Aanya Rao')
  await expect(result).toContainText('Gold Monthly')
  await expect(result).toContainText('Valid until 19 Dec 2026')
  await expect(page.getByRole('region', { name: 'Today at Dabara House' })).toContainText(
    '1 check-in',
  )
  expect(await axe(page)).toEqual([])

  await page.getByLabel('Code below the QR code').fill(shortCode.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(result).toContainText('Already checked in today')
  await expect(page.getByLabel('Code below the QR code')).toBeFocused()

  await stop.click()
  await page.clock.fastForward('03:00')
  await start.click()
  await expect(result).toContainText('Code expired')
  await stop.click()

  await filmCode(page, '/party/my-hopping-booking/HOP-B7F2')
  await page.goto('/admin/check-in')
  await start.click()
  await expect(result).toContainText('Hopping Pass')
  await expect(result).toContainText('Checked in')

  await page.getByRole('button', { name: 'Back to the dashboard' }).click()
  await expect(week).toContainText('1,932')
  await page.goto('/party/my-hopping-booking/HOP-B7F2')
  await expect(page.getByText('1 of 1 cafés')).toBeVisible()
  await page.goto('/wallet')
  const rows = page.getByRole('tabpanel', { name: 'Check-ins' }).getByRole('listitem')
  await expect(rows.nth(1)).toContainText(/Dabara House\s*21 Nov 2026\s*9:0\d AM/)
})
