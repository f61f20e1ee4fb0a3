import { expect, test } from '@baithak/e2e/fixtures'
import { pass } from '@baithak/e2e/fixtures/stored'

test('a saved copy restores everything after all of it was deleted', { tag: '@work' }, async ({
  page,
  onboarded,
}) => {
  await onboarded({
    my_parties: [{ id: 'P-1', venueName: 'Chandni Terrace', status: 'Enquiry Sent' }],
    appliedGigs: { Applied: [{ id: 'g-1', title: 'साँझ का राग' }] },
    'draft:favourites:cafes': ['dabara-house'],
    ...pass('gold_monthly'),
  })
  await page.goto('/settings')
  const keys = ['userPass', 'userData', 'my_parties', 'appliedGigs', 'draft:favourites:cafes']
  const readEntries = () =>
    page.evaluate((names) => names.map((name) => localStorage.getItem(name)), keys)
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save a copy' }).click()
  const download = await downloaded
  expect(download.suggestedFilename()).toBe('baithak-2026-11-21.json')
  const before = await readEntries()

  await page.evaluate(() => {
    localStorage.clear()
    localStorage.setItem('isUserOnboarded', 'true')
  })
  await page.reload()
  await expect(page.getByText('N/A').first()).toBeVisible()
  await page.getByLabel('Restore').setInputFiles(await download.path())
  const sheet = page.getByRole('dialog', { name: 'Restore this copy?' })
  await expect(sheet.getByText(/Saved on 21 Nov 2026\./)).toBeVisible()
  await sheet.getByRole('button', { name: 'Restore' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByText('Aanya Rao', { exact: true })).toBeVisible()
  await expect.poll(readEntries).toEqual(before)
})

test('Settings goes back to what was there when the day began, and undoes it', {
  tag: '@work',
}, async ({ page, onboarded }) => {
  await onboarded({ tasterPoints: 50 })
  const points = () => page.evaluate(() => localStorage.getItem('tasterPoints'))
  const goBack = page.getByRole('button', { name: /^Go back to 21 Nov 2026, / })
  await expect(async () => {
    await page.goto('/settings')
    await expect(goBack).toBeVisible({ timeout: 2000 })
  }).toPass()
  await page.evaluate(() => localStorage.setItem('tasterPoints', '100'))
  await page.reload()
  await goBack.click()
  const sheet = page.getByRole('dialog', { name: 'Restore this copy?' })
  await sheet.getByRole('button', { name: 'Restore' }).click()
  await expect.poll(points).toBe('50')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(points).toBe('100')
})

test('the receipt of a pass is printed alone', { tag: '@work' }, async ({ page, onboarded }) => {
  await onboarded(pass('gold_monthly'))
  await page.goto('/wallet')
  await page.getByRole('button', { name: /^Receipt/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Receipt' })
  await expect(sheet.getByText('₹7,999')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('₹7,999')).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('link')).toHaveCount(0)
})
