import { join } from 'node:path'
import { modes, repositoryRoot } from '@baithak/build/apps'
import type { Scenario } from './scenario'
import { shellScenarios } from './shell-scenarios'

async function scenariosOf({ id, folder }: (typeof modes)[number]) {
  const { scenarios } = await import(join(repositoryRoot, folder, 'e2e/scenarios.ts'))
  return [id, scenarios] as const
}

/** All scenarios by app. Each mode has its own in `e2e/scenarios.ts` of its folder. */
export const scenariosByApp: Readonly<Record<string, readonly Scenario[]>> = {
  shell: shellScenarios,
  ...Object.fromEntries(await Promise.all(modes.map(scenariosOf))),
}
