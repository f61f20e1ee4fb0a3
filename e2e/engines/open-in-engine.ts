import { testTime } from '@baithak/tools/testing/test-time'
import { type Language, type Scenario, type ScenarioActions, storedOf } from '../scenarios/scenario'
import type { EngineDriver } from './engine-driver'
import { storedNow } from './stored-now'

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

/** Whether a scenario needs no Playwright page. */
export async function canOpen({ before, steps }: Scenario): Promise<boolean> {
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

/** Opens a scenario in an engine and waits until its screen is still. */
export async function openInEngine(driver: EngineDriver, scenario: Scenario, language: Language) {
  const stored = storedNow(storedOf(scenario, language), new Date(testTime), new Date())
  await driver.open(scenario.path, stored)
  await scenario.steps?.(actionsOf(driver))
  await driver.waitUntilStill()
}
