import { expect, test } from '../fixtures'

test('a sheet whose code loads late still takes the focus, and returns it to its opener', async ({
  page,
  onboarded,
}) => {
  await onboarded()
  await page.route(/filter-sheet.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto('/party')
  const opener = page.getByRole('button', { name: 'Filters' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(opener).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet).toBeVisible()
  await expect(opener).not.toHaveAttribute('aria-busy')
  await expect(sheet.or(sheet.locator(':focus')).first()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(sheet.locator(':focus')).toHaveCount(1)
  // An input method's Escape discards a word, not the sheet.
  await sheet.dispatchEvent('keydown', { key: 'Escape', keyCode: 229 })
  await expect(sheet).toHaveAttribute('data-state', 'open')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(opener).toBeFocused()
})
