import type { Locator, Page } from '@playwright/test'
import { decodeQr, expect, test } from '../fixtures'
import { longUnless } from '../fixtures/long'
import { closeScenario, openScenario } from '../scenarios/open-scenario'
import { scenarioNamed } from '../scenarios/scenarios'

/** What each screen is for, visible without scrolling. */
const mainControls: [string, (page: Page) => Locator][] = [
  ['onboarding-success', (page) => page.getByRole('button', { name: "Let's Go" })],
  ['wallet', (page) => page.getByRole('link', { name: 'Show QR Code' })],
  ['invite', (page) => page.getByRole('heading', { level: 1 })],
  ['party-create-2', (page) => page.getByRole('spinbutton')],
]

for (const size of [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
])
  test(
    `Landscape phones: at ${size.width} × ${size.height}, the check-in code is complete and the wizard shows its content`,
    longUnless(size.width === 667),
    async ({ page }) => {
      await page.setViewportSize(size)
      await openScenario(page, scenarioNamed('check-in'), 'en')
      const code = await page.getByRole('img', { name: /QR/ }).boundingBox()
      const done = await page.getByRole('link', { name: 'Done' }).boundingBox()
      expect(code?.y).toBeGreaterThanOrEqual(0)
      expect((code?.y ?? 0) + (code?.height ?? 0)).toBeLessThanOrEqual(done?.y ?? 0)
      expect(await decodeQr(page)).toContain('BAITHAK')
      await closeScenario(page)

      await openScenario(page, scenarioNamed('party-create-1'), 'en')
      const day = await page.getByRole('table').getByRole('button').first().boundingBox()
      const next = await page.getByRole('button', { name: 'Next' }).boundingBox()
      expect((day?.y ?? 0) + (day?.height ?? 0)).toBeLessThanOrEqual(next?.y ?? 0)
      await closeScenario(page)

      for (const [name, control] of mainControls) {
        await openScenario(page, scenarioNamed(name), 'en')
        await expect(control(page), name).toBeInViewport({ ratio: 1 })
        await closeScenario(page)
      }
    },
  )
