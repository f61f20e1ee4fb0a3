import { expect, test } from '../fixtures'
import { long } from '../fixtures/long'
import { closeScenario, openScenario } from '../scenarios/open-scenario'
import { scenarioNamed } from '../scenarios/scenarios'

/** Every screen on which a toast appears. */
const scenarioNames = [
  'explore-toast',
  'cafe-toast',
  'wallet-bought',
  'invite-declined',
  'rating-error',
  'invite-earn-toast',
  'party-filtered',
  'venue-toast',
  'party-sent',
  'parties-paid',
  'route-toast',
  'hopping-pass-stamped',
  'gig-applied',
  'gig-limit-sheet',
  'premium-bought',
  'admin-signed-in',
  'admin-promoted',
]

/** Describes each control that a toast covers once it is scrolled into view. */
function findCoveredControls(): string[] {
  const controls = 'a[href], button, input, select, textarea, [role="tab"], [role="slider"]'
  const region = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document
  return [...region.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
    if (control.closest('.toast') || !control.checkVisibility()) return []
    control.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const { x, y, width, height } = control.getBoundingClientRect()
    const points = [0.1, 0.5, 0.9].map((part) => [x + width / 2, y + height * part] as const)
    const isCovered = points.some((point) => document.elementFromPoint(...point)?.closest('.toast'))
    return isCovered ? [control.textContent.trim() || (control.ariaLabel ?? control.tagName)] : []
  })
}

const sizes = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 844, height: 390 },
]

test('Toasts: one covers no control on any phone', long, async ({ page }) => {
  test.setTimeout(120_000)
  for (const name of scenarioNames) {
    await openScenario(page, scenarioNamed(name), 'en')
    await expect(page.locator('.toast').first()).toBeVisible()
    // A toast stays while its window is in the background.
    await page.evaluate(() => dispatchEvent(new Event('blur')))
    for (const size of sizes) {
      await page.setViewportSize(size)
      const where = `${name} at ${size.width} × ${size.height}`
      expect(await page.evaluate(findCoveredControls), where).toEqual([])
      await expect(page.locator('.toast').first(), where).toBeVisible()
    }
    await closeScenario(page)
  }
})

test('Toasts: one leaves with its screen', async ({ page }) => {
  await openScenario(page, scenarioNamed('parties-paid'), 'en')
  await expect(page.locator('.toast')).toBeVisible()
  await page.getByRole('link', { name: /^Chat/ }).first().click()
  await expect(page).toHaveURL(/chat/)
  await expect(page.locator('.toast')).toHaveCount(0)
})
