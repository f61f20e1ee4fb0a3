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
