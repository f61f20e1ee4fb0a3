import { history } from '@baithak/tools/testing/large-fixtures'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { longUnless } from '../fixtures/long'

const sheets = [
  {
    sheet: 'the filters of Party',
    language: 'en',
    file: /\/filter-sheet[\w-]*\.js$/,
    message: 'This could not be loaded. Try again.',
    async openScreen(page: Page) {
      await page.goto('/party')
      await page.getByRole('searchbox').fill('terrace')
      return page.getByRole('button', { name: 'Filters' })
    },
    expectUnchanged: (page: Page) => expect(page.getByRole('searchbox')).toHaveValue('terrace'),
  },
  {
    sheet: 'a past pass',
    language: 'hi',
    file: /\/past-pass-sheet[\w-]*\.js$/,
    message: 'यह खुल नहीं सका। फिर कोशिश करें।',
    async openScreen(page: Page) {
      await page.goto('/wallet')
      await page.getByRole('tab').nth(2).click()
      return page.getByRole('tabpanel').getByRole('button')
    },
    expectUnchanged: (page: Page) =>
      expect(page.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true'),
  },
  {
    sheet: 'the dialog of a new café',
    language: 'en',
    file: /\/cafe-dialogs[\w-]*\.js$/,
    message: 'This could not be loaded. Try again.',
    async openScreen(page: Page) {
      await page.goto('/admin/dashboard')
      await page.getByRole('searchbox').fill('house')
      return page.getByRole('button', { name: 'Add New Café' })
    },
    expectUnchanged: (page: Page) => expect(page.getByRole('searchbox')).toHaveValue('house'),
  },
] as const

for (const { sheet, language, file, message: text, openScreen, expectUnchanged } of sheets)
  test(
    `${sheet} cannot be loaded: the screen is unchanged, a message says so, and a later press opens the sheet`,
    longUnless(language === 'hi'),
    async ({ page, onboarded, allowConsoleError }) => {
      allowConsoleError(/Failed to load resource|Unable to preload/)
      await onboarded({ i18nextLng: language, ...history(1) })
      let status: 'aborted' | 503 | 200 = 'aborted'
      await page.route(file, (route) => {
        if (status === 'aborted') return route.abort()
        return status === 200 ? route.continue() : route.fulfill({ status })
      })
      const opener = await openScreen(page)
      const message = page.getByText(text, { exact: true })
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
    },
  )
