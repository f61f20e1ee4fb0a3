import type { Page, Route } from '@playwright/test'
import { expect, test } from '../fixtures'
import { longUnless } from '../fixtures/long'

/** Counts the requests for the shell's translations, and answers them. */
async function answerTranslations(page: Page, answer: (route: Route) => unknown) {
  const requested: string[] = []
  await page.route('**/locales/**', (route) => {
    requested.push(new URL(route.request().url()).pathname)
    return answer(route)
  })
  return requested
}

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
      await answerTranslations(page, answer)
      await page.goto('/')
      await expect(page.locator('html:not([data-prerendered])')).toHaveAttribute('lang', 'en')
      const texts = await page.evaluate(() => [...window.shownTexts])
      expect(texts).toEqual([expect.stringContaining('Get Started')])
      await page.getByRole('link', { name: 'Get Started' }).click()
      await expect(page.getByRole('button', { name: 'Send OTP' })).toBeVisible()
    })
})

for (const [language, answer, modes] of [
  ['en', '500', 'Modes'],
  ['hi', 'no answer', 'मोड'],
] as const)
  test(
    `a mode does not wait for the shell’s translations, which are requested six times: ${answer}`,
    longUnless(answer !== 'no answer'),
    async ({ page, onboarded }) => {
      await onboarded({ i18nextLng: language })
      const requested = await answerTranslations(page, answers[answer])
      await page.goto('/gig')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('navigation').getByRole('link').first()).toHaveText(modes)
      expect(requested.length).toBeLessThan(6)
      await expect(async () => {
        await page.clock.fastForward(4000)
        expect(requested).toHaveLength(6)
      }).toPass()
      await page.clock.fastForward('01:00')
      await page.getByRole('navigation').getByRole('link').first().click()
      await expect(page).toHaveURL('/')
      expect(requested).toEqual(Array(6).fill(`/locales/${language}/translation.json`))
    },
  )

declare global {
  interface Window {
    shownTexts: Set<string>
  }
}
