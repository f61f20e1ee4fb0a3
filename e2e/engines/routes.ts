import { member } from '../fixtures/stored'
import { testTime } from '../fixtures/test-time'
import type { Scenario, ScenarioActions } from '../scenarios/scenario'
import { scenariosByApp } from '../scenarios/scenarios'
import { titleOf } from '../scenarios/screen-titles'
import type { EngineDriver } from './engine-driver'
import { findFaults } from './in-page'
import { storedNow } from './stored-now'
import type { Trial } from './trials'

/** Thrown by the steps of a scenario that need Playwright's page. */
class NeedsPlaywright extends Error {}

const actionsOf = ({ translate, press, pressAt }: EngineDriver): ScenarioActions => ({
  translate,
  press,
  pressAt,
  get page(): never {
    throw new NeedsPlaywright()
  },
})

async function canOpen({ before, steps }: Scenario): Promise<boolean> {
  if (before) return false
  const noop = async () => {}
  const dryRun = actionsOf({ translate: () => '', press: noop, pressAt: noop } as never)
  try {
    await steps?.(dryRun)
    return true
  } catch (error) {
    if (error instanceof NeedsPlaywright) return false
    throw error
  }
}

async function checkScenario(driver: EngineDriver, scenario: Scenario) {
  const stored = { ...(scenario.isNewUser ? {} : member), i18nextLng: 'en', ...scenario.stored }
  await driver.open(scenario.path, storedNow(stored, new Date(testTime), new Date()))
  await scenario.steps?.(actionsOf(driver))
  await driver.waitUntilStill()
  const title = titleOf(scenario.name, driver.translate)
  if (title)
    await driver.waitUntil(`the title “${title}”`, (expected) => document.title === expected, title)
  await driver.waitUntilEmpty(findFaults, driver.translate('shell:errorPanel.title'))
  const errors = await driver.session.takeErrors()
  if (errors.length > 0) throw new Error([...new Set(errors)].slice(0, 5).join('\n'))
}

/** A trial for every scenario that needs no Playwright page. */
export async function routeTrials(): Promise<Trial[]> {
  const trials: Trial[] = []
  for (const [app, scenarios] of Object.entries(scenariosByApp))
    for (const scenario of scenarios)
      if (await canOpen(scenario))
        trials.push({
          group: app,
          name: scenario.name,
          run: (driver) => checkScenario(driver, scenario),
        })
  return trials
}
