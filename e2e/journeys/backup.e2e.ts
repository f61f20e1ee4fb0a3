import { fullStorage } from '../faults/stored-keys'
import { expect, test } from '../fixtures'
import { ofMode } from '../fixtures/of-mode'

test(
  'a saved copy restores everything after all of it was deleted',
  ofMode('work'),
  async ({ page, onboarded }) => {
    await onboarded(fullStorage())
    await page.goto('/settings')
    const readTexts = () =>
      page.evaluate(() => {
        const { 'durable-writes': _, ...texts } = { ...localStorage } as Record<string, string>
        const isOfApp = /^draft:(?:registry|(?:known|other)-good-modes|release-rules)$/
        return Object.fromEntries(Object.entries(texts).filter(([key]) => !isOfApp.test(key)))
      })
    const downloaded = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save a copy' }).click()
    const download = await downloaded
    expect(download.suggestedFilename()).toBe('baithak-2026-11-21.json')
    await expect(page.getByText('Saved as baithak-2026-11-21.json.')).toBeVisible()
    const before = await readTexts()

    await page.evaluate(() => {
      localStorage.clear()
      localStorage.setItem('isUserOnboarded', 'true')
    })
    await page.reload()
    await expect(page.getByText('N/A').first()).toBeVisible()
    await page.getByLabel('Restore').setInputFiles(await download.path())
    const sheet = page.getByRole('dialog', { name: 'Restore this copy?' })
    await expect(sheet.getByText('Saved on 21 Nov 2026.')).toBeVisible()
    await sheet.getByRole('button', { name: 'Restore' }).click()
    await expect(page.getByText('Aanya Rao')).toBeVisible()
    expect(await readTexts()).toEqual(before)
  },
)
