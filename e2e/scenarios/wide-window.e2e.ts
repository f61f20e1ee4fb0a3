import { expect, test } from '../fixtures'
import { longUnless } from '../fixtures/long'
import { closeScenario, openScenario } from './open-scenario'
import { scenarioNamed } from './scenarios'
import { languages, translatorFor } from './translations'

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false })

/** Screens that must fit without scrolling, and the text at their bottom. */
const fittingScreens = [
  { name: 'modes', bottomKey: 'gig:manifest.card.text' },
  { name: 'check-in', bottomKey: 'work-check-in:done' },
  { name: 'check-in-no-pass', bottomKey: 'work-check-in:done' },
  { name: 'premium', bottomKey: 'gig-premium:badge' },
] as const

for (const language of languages)
  test(
    `in the phone frame of a wide window no screen is cut off at the bottom in ${language}`,
    longUnless(language === 'hi'),
    async ({ page }) => {
      const translate = translatorFor(language)
      for (const { name, bottomKey } of fittingScreens) {
        await openScenario(page, scenarioNamed(name), language)
        const text = page.getByText(translate(bottomKey), { exact: true })
        const screen = page.locator('#root main.phone-screen')
        const isUncovered = await text.evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect()
          const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
          return hit !== null && (element.contains(hit) || hit.contains(element))
        })
        expect(isUncovered, `“${translate(bottomKey)}” is not covered on ${name}`).toBe(true)
        const [inner, outer] = [await text.boundingBox(), await screen.boundingBox()]
        expect(inner && outer && inner.y + inner.height, name).toBeLessThanOrEqual(
          outer ? outer.y + outer.height - 12 : 0,
        )
        await closeScenario(page)
      }
    },
  )
