import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { history } from '../scenarios/large-fixtures'

const sheets = [
  {
    sheet: 'the filters of Party',
    language: 'en',
    file: /\/filter-sheet[\w-]*\.js$/,
    said: 'This could not be loaded. Try again.',
    async arrive(page: Page) {
      await page.goto('/party')
      await page.getByRole('searchbox').fill('terrace')
      return page.getByRole('button', { name: 'Filters' })
    },
    stays: (page: Page) => expect(page.getByRole('searchbox')).toHaveValue('terrace'),
  },
  {
    sheet: 'a past pass',
    language: 'hi',
    file: /\/past-pass-sheet[\w-]*\.js$/,
    said: 'यह खुल नहीं सका। फिर कोशिश करें।',
    async arrive(page: Page) {
      await page.goto('/wallet')
      await page.getByRole('tab').nth(2).click()
      return page.getByRole('tabpanel').getByRole('button')
    },
    stays: (page: Page) =>
      expect(page.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true'),
  },
  {
    sheet: 'the dialog of a new café',
    language: 'en',
    file: /\/add-cafe-dialog[\w-]*\.js$/,
    said: 'This could not be loaded. Try again.',
    async arrive(page: Page) {
      await page.goto('/admin/dashboard')
      await page.getByRole('searchbox').fill('house')
      return page.getByRole('button', { name: 'Add New Café' })
    },
    stays: (page: Page) => expect(page.getByRole('searchbox')).toHaveValue('house'),
  },
] as const

for (const { sheet, language, file, said, arrive, stays } of sheets)
  test(`${sheet} cannot be had: the screen stays as it was, a message says so, and a later press opens the sheet`, async ({
    page,
    onboarded,
    allowConsoleError,
  }) => {
    allowConsoleError(/Failed to load resource|Unable to preload/)
    await onboarded({ i18nextLng: language, ...history(1) })
    let answer: 'none' | 503 | 200 = 'none'
    await page.route(file, (route) => {
      if (answer === 'none') return route.abort()
      return answer === 200 ? route.continue() : route.fulfill({ status: answer })
    })
    const opener = await arrive(page)
    const message = page.getByText(said, { exact: true })
    const dialog = page.getByRole('dialog')

    await opener.click()
    await expect(message).toBeVisible()
    await stays(page)
    await page.clock.runFor(6000)
    await expect(message).toBeHidden()

    answer = 503
    await opener.click()
    await expect(message).toBeVisible()
    await expect(dialog).toBeHidden()
    await stays(page)

    answer = 200
    await opener.click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await stays(page)
  })
