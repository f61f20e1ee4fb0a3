import { expect, test } from '../fixtures'
import { closeScenario, openScenario } from './open-scenario'
import { scenarioNamed } from './scenarios'
import { languages, translationsFor } from './translations'

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false })

/** Screens that are made to be seen whole, and what stands at their foot. */
const whole = [
  { name: 'modes', foot: 'shell:chooser.gig.text' },
  { name: 'check-in', foot: 'work:checkIn.done' },
  { name: 'check-in-no-pass', foot: 'work:checkIn.done' },
  { name: 'premium', foot: 'gig:premium.badge' },
] as const

for (const language of languages)
  test(`in the frame that hangs in a wide window nothing is cut off at the foot in ${language}`, async ({
    page,
  }) => {
    const words = translationsFor(language)
    for (const { name, foot } of whole) {
      await openScenario(page, scenarioNamed(name), language)
      const text = page.getByText(words(foot), { exact: true })
      const screen = page.locator('main.phone-screen')
      const isFree = await text.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return middle !== null && (element.contains(middle) || middle.contains(element))
      })
      expect(isFree, `“${words(foot)}” is not covered on ${name}`).toBe(true)
      const [inner, outer] = [await text.boundingBox(), await screen.boundingBox()]
      expect(inner && outer && inner.y + inner.height, name).toBeLessThanOrEqual(
        outer ? outer.y + outer.height - 12 : 0,
      )
      await closeScenario(page)
    }
  })
