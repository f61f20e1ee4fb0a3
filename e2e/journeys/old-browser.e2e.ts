import { expect, test } from '../fixtures'

test('a browser that is too old for the styles shows a notice in both languages, and the app still works', async ({
  page,
  onboarded,
}) => {
  await onboarded()
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CSSScopeRule'))
  await page.goto('/work')
  const notice = page.getByRole('note')
  await expect(notice).toContainText('Chrome 120, Safari 17.4 or Firefox 146')
  await expect(notice.locator('[lang=hi]')).toContainText('Chrome 120, Safari 17.4, Firefox 146')
  await expect(notice).toBeInViewport({ ratio: 1 })
  const modes = page.getByRole('navigation').getByRole('link', { name: 'Modes' })
  await expect(modes).toBeInViewport({ ratio: 1 })
  await modes.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What kind of sitting?')
})

test('a current browser shows no notice', async ({ page, onboarded }) => {
  await onboarded()
  await page.goto('/work')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Firefox 146')).toHaveCount(2)
  await expect(page.getByRole('note')).toBeHidden()
})
