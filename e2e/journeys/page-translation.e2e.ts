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
  screens: Set<string>
}

/** Actions of an offline scenario lead to chunks that are not on the device. */
const offlineErrors = /ChunkLoadError/

/** Presses everything that was not pressed before, also on the screens to which that leads. */
async function pressAll({ page, consoleErrors, pressed, screens }: Crawl, scenario: Scenario) {
  const faults: string[] = []
  let known = consoleErrors.unexpected().length
  for (;;) {
    screens.add(new URL(page.url()).pathname.replace(/\d+/g, '0'))
    const name = await page.evaluate(pressNext, pressed)
    if (name === undefined) return faults
    pressed.push(name)
    await page.waitForLoadState()
    await waitUntilStill(page)
    const errors = consoleErrors.unexpected()
    if (errors.length > known)
      faults.push(`${scenario.name}, ${name}: ${errors.slice(known).join(' ')}`)
    known = errors.length
  }
}

/** Opens a scenario until nothing new is left on it: an action may lead away for good. */
async function crawl(state: Crawl, scenario: Scenario) {
  const faults: string[] = []
  let count: number
  do {
    count = state.pressed.length
    await openScenario(state.page, scenario, 'en')
    faults.push(...(await pressAll(state, scenario)))
    await closeScenario(state.page)
  } while (state.pressed.length > count)
  return faults
}

for (const [app, scenarios] of Object.entries(scenariosByApp))
  test(
    `no action of a translated page fails: ${app}`,
    long,
    async ({ page, consoleErrors, allowConsoleError }) => {
      test.setTimeout(900_000)
      page.setDefaultTimeout(15_000)
      allowConsoleError(offlineErrors)
      const state: Crawl = { page, consoleErrors, pressed: [], screens: new Set() }
      const faults: string[] = []
      for (const scenario of scenarios) {
        if (scenario.consoleErrors) allowConsoleError(scenario.consoleErrors)
        faults.push(...(await crawl(state, scenario)))
      }
      const found = `${state.pressed.length} actions on ${state.screens.size} screens`
      test.info().annotations.push({ type: 'crawled', description: found })
      expect(faults).toEqual([])
    },
  )
