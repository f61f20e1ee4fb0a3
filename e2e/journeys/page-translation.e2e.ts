import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import type { ConsoleErrors } from '../fixtures/console-errors'
import { long } from '../fixtures/long'
import { pressNext } from '../fixtures/press-next'
import { translatePage } from '../fixtures/translate-page'
import { findUntranslated } from '../scenarios/find-untranslated'
import { closeScenario, openScenario, waitUntilStill } from '../scenarios/open-scenario'
import type { Scenario } from '../scenarios/scenario'
import { scenariosByApp } from '../scenarios/scenarios'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ page }) => page.addInitScript(translatePage))

test('on a page that the browser translates, Apply, a purchase, a period and the language change the screen', async ({
  page,
  onboarded,
}) => {
  await onboarded()
  await page.goto('/gig')
  await page.getByRole('link', { name: 'Ghazal Baithak' }).first().click()
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(page.getByRole('tab', { name: 'Applied', selected: true })).toBeVisible()

  await page.goto('/invite-earn')
  await page.getByRole('button', { name: "Simulate Friend's Purchase" }).click()
  await expect(page.locator('.toast').first()).toBeVisible()

  await page.goto('/admin/dashboard')
  await page.getByText('Today', { exact: true }).first().click()
  await expect(page).toHaveURL(/period=today/)

  await page.goto('/')
  await page.getByRole('button', { name: 'हिन्दी' }).click()
  await expect(page.getByRole('button', { name: 'English' })).toBeVisible()
  expect(await page.evaluate(findUntranslated, ['English', 'Baithak', 'F8'])).toEqual([])
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('link', { name: 'Work' })).toBeVisible()
})

interface Crawl {
  page: Page
  consoleErrors: ConsoleErrors
  pressed: string[]
}

/** Opens a scenario and presses everything that no earlier one had, also on the screens to which that leads. */
async function crawl({ page, consoleErrors, pressed }: Crawl, scenario: Scenario) {
  await openScenario(page, scenario, 'en')
  const faults: string[] = []
  let known = consoleErrors.unexpected().length
  for (;;) {
    const name = await page.evaluate(pressNext, pressed)
    if (name === undefined) break
    pressed.push(name)
    await page.waitForLoadState()
    await waitUntilStill(page)
    const errors = consoleErrors.unexpected()
    if (errors.length > known)
      faults.push(`${scenario.name}, ${name}: ${errors.slice(known).join(' ')}`)
    known = errors.length
  }
  await closeScenario(page)
  return faults
}

for (const [app, scenarios] of Object.entries(scenariosByApp))
  test(
    `no action of a translated page fails: ${app}`,
    long,
    async ({ page, consoleErrors, allowConsoleError }) => {
      test.setTimeout(600_000)
      page.setDefaultTimeout(15_000)
      const pressed: string[] = []
      const faults: string[] = []
      for (const scenario of scenarios) {
        if (scenario.consoleErrors) allowConsoleError(scenario.consoleErrors)
        faults.push(...(await crawl({ page, consoleErrors, pressed }, scenario)))
      }
      test.info().annotations.push({ type: 'actions', description: String(pressed.length) })
      expect(faults).toEqual([])
    },
  )
