import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures'

test.use({ viewport: { width: 1280, height: 800 } })

test('a partner compares periods, reads the chart, filters, exports and prints', async ({
  page,
}) => {
  await page.goto('/admin/dashboard')
  await page.getByText('Today', { exact: true }).first().click()
  await expect(page.getByText('Check-ins today', { exact: true })).toBeVisible()

  const chart = page.getByRole('group', { name: /^Check-ins by hour/ })
  await chart.getByRole('img').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(chart.locator(':focus')).toHaveAccessibleName(/^8 AM: \d+ check-ins/)

  await page.getByRole('button', { name: 'Pending 2' }).click()
  await expect(page.getByRole('row')).toHaveCount(3)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('baithak-cafes-2026-11-21.csv')
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(lines[0]).toMatch(/^\ufeffName,City,/)
  expect(lines[1]).toMatch(/^Mogra Terrace,Mysuru,/)

  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  const printed = page.getByRole('table')
  await expect(printed).toHaveAccessibleName(/^Partner Dashboard, 21 Nov 2026/)
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))

  await page.reload()
  await expect(page.getByRole('row')).toHaveCount(3)
  await expect(page.getByText('Check-ins today', { exact: true })).toBeVisible()
})
