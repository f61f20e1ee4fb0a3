import { adminScenarios } from './admin-scenarios'
import { gigScenarios } from './gig-scenarios'
import { partyScenarios } from './party-scenarios'
import type { Scenario } from './scenario'
import { shellScenarios } from './shell-scenarios'
import { workScenarios } from './work-scenarios'

/** Every route in every state worth seeing, by the part of the app that shows it. */
export const scenariosByApp = {
  shell: shellScenarios,
  work: workScenarios,
  party: partyScenarios,
  gig: gigScenarios,
  admin: adminScenarios,
} satisfies Record<string, readonly Scenario[]>

export const scenarios: readonly Scenario[] = Object.values(scenariosByApp).flat()

export function scenarioNamed(name: string): Scenario {
  const scenario = scenarios.find((each) => each.name === name)
  if (!scenario) throw new Error(`The walk knows no scenario ${name}.`)
  return scenario
}
