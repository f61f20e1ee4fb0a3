import type { Route } from '@playwright/test'
import { expect, test } from '../fixtures'

const answers = {
  404: (route: Route) => route.fulfill({ status: 404 }),
  500: (route: Route) => route.fulfill({ status: 500 }),
  'no JSON': (route: Route) => route.fulfill({ body: '<html></html>' }),
  'no answer': () => {},
}

test.beforeEach(({ allowConsoleError }) => allowConsoleError(/Failed to load resource/))

test('Welcome keeps its texts where the translations do not load', async ({ page }) => {
  await page.addInitScript(() => {
    window.shownTexts = new Set()
    new MutationObserver(() => {
      const main = document.querySelector('#root main')
      if (main) window.shownTexts.add(main.textContent)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  for (const [name, answer] of Object.entries(answers))
    await test.step(name, async () => {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.route('**/locales/**', answer)
      await page.goto('/')
      await expect(page.locator('html:not([data-prerendered])')).toHaveAttribute('lang', 'en')
      const texts = await page.evaluate(() => [...window.shownTexts])
      expect(texts).toEqual([expect.stringContaining('Get Started')])
      await page.getByRole('link', { name: 'Get Started' }).click()
      await expect(page.getByRole('button', { name: 'Send OTP' })).toBeVisible()
    })
})

declare global {
  interface Window {
    shownTexts: Set<string>
  }
}
