import { expect, faultTest as test } from '../fixtures'
import { longUnless } from '../fixtures/long'

for (const [language, labels] of Object.entries({
  en: { title: 'Something went wrong', reload: 'Reload', restart: 'Start again' },
  hi: { title: 'कुछ गड़बड़ हो गई', reload: 'फिर से लोड करें', restart: 'शुरू से खोलें' },
} as const))
  test(
    `a shell that throws shows an error and offers two ways to recover (${language})`,
    longUnless(language === 'hi'),
    async ({ page, onboarded }) => {
      const faults: string[] = []
      page.on('console', (message) => {
        if (message.text().startsWith('[baithak]')) faults.push(message.text())
      })
      await onboarded({ i18nextLng: language })
      await page.route(/\/assets\/.*\.js$/, async (route) => {
        const response = await route.fetch()
        const code = await response.text()
        const broken = "(() => { throw new Error('no navigation') })()"
        await route.fulfill({
          response,
          headers: { ...response.headers(), 'cache-control': 'no-store' },
          body: code.replace(/(["'`])bottom-nav\1/, () => broken),
        })
      })
      await page.goto('/work')
      const title = page.getByRole('heading', { level: 1, name: labels.title })
      await expect(title).toBeVisible()
      await expect(page.getByText('loading', { exact: true })).toHaveCount(0)
      expect(faults).toEqual([expect.stringContaining('shell: crashed Error: no navigation')])

      await page.getByRole('button', { name: labels.reload }).click()
      await expect(title).toBeVisible()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.getByRole('link', { name: labels.restart }).click()
      await expect(page.getByRole('navigation')).toBeVisible()
      expect(new URL(page.url()).pathname).toBe('/')
      expect(await page.evaluate(() => localStorage.getItem('isUserOnboarded'))).toBe('true')
    },
  )
