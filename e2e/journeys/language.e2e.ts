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

test('a missing Hindi translation falls back to English, and its key is never shown', async ({
  page,
  onboarded,
  language,
}) => {
  await onboarded()
  await language('hi')
  await page.route('/locales/hi/translation.json', async (route) => {
    const response = await route.fetch()
    const { nav, ...translations } = await response.json()
    const { modes: _, ...incompleteNav } = nav
    await route.fulfill({ response, json: { ...translations, nav: incompleteNav } })
  })
  const englishRequest = page.waitForRequest('**/locales/en/translation.json')
  await page.goto('/gig')
  await englishRequest
  const navigation = page.getByRole('navigation')
  await expect(navigation.getByRole('link', { name: 'Modes' })).toBeVisible()
  await expect(navigation).toHaveAccessibleName('मुख्य')
})
