import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumOptions } from '../browser'
import { expect, test } from '../fixtures'
import { filmQr } from '../fixtures/film-qr'

// The film that this worker's browser plays instead of the camera.
const film = join(tmpdir(), `baithak-desk-${process.ppid}-${process.env.TEST_PARALLEL_INDEX}.y4m`)

// The dark theme has the same light ground behind a code.
test.use({
  colorScheme: 'dark',
  launchOptions: {
    ...chromiumOptions(),
    args: [
      ...(chromiumOptions().args ?? []),
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
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

test('the desk reads a Hopping Pass with the camera, once the browser allows it', async ({
  page,
  context,
  onboarded,
}) => {
  await onboarded({ cafe_hopping_routes: [route] })
  await page.goto('/party/my-hopping-booking/HOP-B7F2')
  const code = page.getByRole('img', { name: /QR code of/ })
  await filmQr(film, await code.screenshot({ animations: 'disabled' }))

  await page.goto('/admin/check-in')
  const result = page.getByRole('status').filter({ hasText: /\S/ })
  const start = page.getByRole('button', { name: 'Start the camera' })
  await start.click()
  await expect(result).toContainText('The camera is blocked for this site.')
  await context.grantPermissions(['camera'])
  await start.click()
  await expect(result).toContainText('Checked in')
  await expect(result).toContainText('Hopping Pass')
  await page.goto('/party/my-hopping-booking/HOP-B7F2')
  await expect(page.getByText('1 of 1 café')).toBeVisible()
})
