import { adminScenarios } from './admin-scenarios'
import { gigScenarios } from './gig-scenarios'
import { partyScenarios } from './party-scenarios'
import { passScenarios } from './pass-scenarios'
import type { Scenario } from './scenario'
import { shellScenarios } from './shell-scenarios'
import { workScenarios } from './work-scenarios'

/** All scenarios, by the app that shows them. */
export const scenariosByApp = {
  shell: shellScenarios,
  work: [...workScenarios, ...passScenarios],
  party: partyScenarios,
  gig: gigScenarios,
  admin: adminScenarios,
} satisfies Record<string, readonly Scenario[]>

export const scenarios: readonly Scenario[] = Object.values(scenariosByApp).flat()

export function scenarioNamed(name: string): Scenario {
  const scenario = scenarios.find((each) => each.name === name)
  if (!scenario) throw new Error(`There is no scenario ${name}.`)
  return scenario
}
