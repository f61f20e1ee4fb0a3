import { expect, test } from '../fixtures'

test('a page that the server renders in Hindi is in Hindi from its first paint', async ({
  page,
}) => {
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace('<html lang="en"', '<html lang="hi"')
    await route.fulfill({ response, body: html })
  })
  const renderedTexts: (string | null)[] = []
  await page.exposeFunction('recordText', (text: string | null) => renderedTexts.push(text))
  await page.addInitScript(() => {
    const { recordText } = window as unknown as { recordText(text: string): void }
    new MutationObserver(() => {
      const link = document.querySelector('#root main a, #root a[href="/onboarding/phone"]')
      if (link?.textContent) recordText(link.textContent)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'शुरू करें' })).toBeVisible()
  await expect(page.locator('html:not([data-prerendered])')).toHaveAttribute('lang', 'hi')
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('hi')
  expect([...new Set(renderedTexts)]).toEqual(['शुरू करें'])
})
