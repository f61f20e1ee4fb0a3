import { expect, test } from '../fixtures'

test('a page that the server sends in Hindi is Hindi from its first paint on', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace('<html lang="en"', '<html lang="hi"')
    await route.fulfill({ response, body: html })
  })
  const shown: (string | null)[] = []
  await page.exposeFunction('note', (text: string | null) => shown.push(text))
  await page.addInitScript(() => {
    const note = (window as unknown as { note(text: string): void }).note
    new MutationObserver(() => {
      const link = document.querySelector('#root main a, #root a[href="/onboarding/phone"]')
      if (link?.textContent) note(link.textContent)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'शुरू करें' })).toBeVisible()
  await expect(page.locator('html:not([data-prerendered])')).toHaveAttribute('lang', 'hi')
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('hi')
  expect([...new Set(shown)]).toEqual(['शुरू करें'])
})

test('what is missing from the Hindi texts is English, and its name is never shown', async ({
  page,
  onboarded,
  language,
}) => {
  await onboarded()
  await language('hi')
  await page.route('/locales/hi/translation.json', async (route) => {
    const response = await route.fetch()
    const { nav, ...texts } = await response.json()
    const { modes: _, ...rest } = nav
    await route.fulfill({ response, json: { ...texts, nav: rest } })
  })
  const english = page.waitForRequest('**/locales/en/translation.json')
  await page.goto('/gig')
  await english
  const navigation = page.getByRole('navigation')
  await expect(navigation.getByRole('link', { name: 'Modes' })).toBeVisible()
  await expect(navigation).toHaveAccessibleName('मुख्य')
})
