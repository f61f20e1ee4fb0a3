import type { Scenario } from '../scenarios/scenario'
import { scenariosByApp } from '../scenarios/scenarios'
import { titleOf } from '../scenarios/screen-titles'
import type { EngineDriver, EngineTest } from './engine-driver'
import { findFaults } from './in-page'
import { canOpen, openInEngine } from './open-in-engine'

async function checkScenario(driver: EngineDriver, scenario: Scenario) {
  await openInEngine(driver, scenario, 'en')
  const title = titleOf(scenario.name, driver.translate)
  if (title)
    await driver.waitUntil(`the title “${title}”`, (expected) => document.title === expected, title)
  await driver.waitUntilEmpty(findFaults, driver.translate('shell:errorPanel.title'))
  const errors = await driver.session.takeErrors()
  if (errors.length > 0) throw new Error([...new Set(errors)].slice(0, 5).join('\n'))
}

/** A test for every scenario that needs no Playwright page. */
export async function routeTests(): Promise<EngineTest[]> {
  const tests: EngineTest[] = []
  for (const [app, scenarios] of Object.entries(scenariosByApp))
    for (const scenario of scenarios)
      if (await canOpen(scenario))
        tests.push({
          group: app,
          name: scenario.name,
          run: (driver) => checkScenario(driver, scenario),
        })
  return tests
}
