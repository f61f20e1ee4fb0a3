import { expect, test } from '../fixtures'
import { enterNumberAndCode } from '../fixtures/enter-number-and-code'
import { pass } from '../fixtures/stored'

test('signing out leads all tabs to Welcome, and the same number restores all of it, unlike spec §4', {
  tag: '@work',
}, async ({ page, context, onboarded }) => {
  await onboarded({ theme: 'dark', ...pass('gold_monthly') })
  await page.goto('/profile')
  const other = await context.newPage()
  await other.goto('/wallet')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key)
  const before = await stored('userPass')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'Work, Party, Perform' })).toBeVisible()
    await expect(tab).toHaveURL('/')
  }
  const storedKeys = () =>
    page.evaluate(() =>
      Object.keys(localStorage).filter(
        (key) => !/^(?:i18nextLng|durable-writes|draft:(?:registry|.*-modes))$/.test(key),
      ),
    )
  await expect.poll(storedKeys).toEqual([])

  await page.getByRole('link', { name: 'Get Started' }).click()
  await enterNumberAndCode(page, '9876543210', '123456')
  const copy = page.getByRole('region', { name: 'Your copy' })
  await expect(copy.getByText('Aanya Rao')).toBeVisible()
  await expect(copy.getByText(/^You signed out on 21 Nov 2026\./)).toBeVisible()
  await copy.getByRole('button', { name: 'Bring back' }).click()
  await expect(page.getByRole('heading', { name: 'What kind of sitting?' })).toBeVisible()
  expect(await stored('userPass')).toBe(before)
})
