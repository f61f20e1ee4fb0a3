import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

const expectUnchanged = (page: Page) => expect(page.getByRole('searchbox')).toHaveValue('terrace')

test('the filters of Party cannot be loaded: the screen is unchanged, a message says so, and a later press opens the sheet', async ({
  page,
  onboarded,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource|Unable to preload/)
  await onboarded()
  let status: 'aborted' | 503 | 200 = 'aborted'
  await page.route(/\/filter-sheet[\w-]*\.js$/, (route) => {
    if (status === 'aborted') return route.abort()
    return status === 200 ? route.continue() : route.fulfill({ status })
  })
  await page.goto('/party')
  await page.getByRole('searchbox').fill('terrace')
  const opener = page.getByRole('button', { name: 'Filters' })
  const message = page.getByText('This could not be loaded. Try again.', { exact: true })
  const dialog = page.getByRole('dialog')

  await opener.click()
  await expect(message).toBeVisible()
  await expectUnchanged(page)
  await page.clock.runFor(6000)
  await expect(message).toBeHidden()

  status = 503
  await opener.click()
  await expect(message).toBeVisible()
  await expect(dialog).toBeHidden()
  await expectUnchanged(page)

  status = 200
  await opener.click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await expectUnchanged(page)
})
