import { expect, linesOf, test } from '../fixtures'
import { long, longUnless } from '../fixtures/long'
import { findSmallText } from '../scenarios/find-small-text'
import { openScenario } from '../scenarios/open-scenario'
import { scenarioNamed } from '../scenarios/scenarios'

test.use({ viewport: { width: 320, height: 640 } })

test('on the narrowest phone no number of a busy café wraps, and no city is truncated', async ({
  page,
  stored,
}) => {
  await stored({
    cafes: [{ id: 'busy', name: 'Busy', checkIns: 96_543, liveCheckIns: 1234, weekCheckIns: 9876 }],
  })
  await page.goto('/admin/cafe/busy')
  const panel = page.getByRole('region', { name: 'Check-ins' })
  await expect(panel.getByText('9,876')).toBeVisible()
  expect(await linesOf(panel.locator('dd'))).toEqual([1, 1])
  expect(await linesOf(panel.locator('.tabular.font-label'))).toEqual(Array(7).fill(1))

  await page.goto('/admin/dashboard')
  const city = page.getByRole('rowheader').getByText('Bengaluru').first()
  await expect(city).toBeVisible()
  expect(await city.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0)
})

test('no number of a dashboard wraps in a narrow column of a tablet', long, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await openScenario(page, scenarioNamed('admin-dashboard-crores'), 'en')
  const figures = page.getByRole('region', { name: 'At a glance' }).locator('.font-figure')
  expect(await linesOf(figures)).toEqual([1, 1, 1])
})

test('a partner’s counter hangs below the heading of the chooser, in Hindi too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openScenario(page, scenarioNamed('chooser-partner'), 'hi')
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
  const counter = await page.locator('.counter-link').boundingBox()
  expect(counter?.y).toBeGreaterThanOrEqual((heading?.y ?? 0) + (heading?.height ?? 0))
})

test('Checked in: on the narrowest phone Done stays in view below the receipt', async ({
  page,
}) => {
  await openScenario(page, scenarioNamed('check-in-receipt'), 'en')
  await expect(page.getByRole('link', { name: 'Done' })).toBeInViewport({ ratio: 1 })
})

test('The counter: on the narrowest phone Next is complete below the guest’s pass', async ({
  page,
}) => {
  await openScenario(page, scenarioNamed('admin-check-in-accepted'), 'hi')
  await expect(page.locator('[data-outcome] button')).toBeInViewport({ ratio: 1 })
})

test(
  'on the narrowest phone a coupon of a hundred thousand rupees does not overflow',
  long,
  async ({ page, onboarded }) => {
    await onboarded({ userCoupons: [{ id: 1, title: '₹1,00,000 off', status: 'active' }] })
    await page.goto('/wallet?tab=coupons')
    const amount = page.getByText('₹1,00,000', { exact: true })
    await expect(amount).toBeVisible()
    const overflow = await amount.evaluate((text) => {
      const stub = text.parentElement as HTMLElement
      return text.getBoundingClientRect().width - stub.clientWidth
    })
    expect(overflow).toBeLessThan(0)
  },
)

for (const name of ['cafe', 'venue'])
  test(
    `Details: on the narrowest phone a ${name}’s gallery dots take 24 px, and no text is below 11 px`,
    longUnless(name === 'cafe'),
    async ({ page }) => {
      await openScenario(page, scenarioNamed(name), 'en')
      const dots = page.locator('[data-adjoining] button')
      await expect(dots).not.toHaveCount(0)
      const sizes = await dots.evaluateAll((all) =>
        all.map((dot) => Math.min(dot.clientWidth, dot.clientHeight)),
      )
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24)
      expect(await page.evaluate(findSmallText)).toEqual([])
    },
  )
