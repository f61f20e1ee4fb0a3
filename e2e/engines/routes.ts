import { member } from '../fixtures/stored'
import { scenarioTime } from '../scenarios/open-scenario'
import type { Scenario, ScenarioActions } from '../scenarios/scenario'
import { scenariosByApp } from '../scenarios/scenarios'
import { titleOf } from '../scenarios/screen-titles'
import { findFaults } from './in-page'
import { storedNow } from './stored-now'
import type { Trial } from './trials'
import type { Visitor } from './visitor'

/** Thrown by a scenario's steps that need more than an engine's remote control; the journeys go there. */
class NeedsPlaywright extends Error {}

const actionsOf = ({ words, press, pressAt }: Visitor): ScenarioActions => ({
  words,
  press,
  pressAt,
  get page(): never {
    throw new NeedsPlaywright()
  },
})

async function canWalk({ before, steps }: Scenario): Promise<boolean> {
  if (before) return false
  const nothing = async () => {}
  const tried = actionsOf({ words: () => '', press: nothing, pressAt: nothing } as never)
  try {
    await steps?.(tried)
    return true
  } catch (error) {
    if (error instanceof NeedsPlaywright) return false
    throw error
  }
}

async function visit(visitor: Visitor, scenario: Scenario) {
  const stored = { ...(scenario.newcomer ? {} : member), i18nextLng: 'en', ...scenario.stored }
  await visitor.open(scenario.path, storedNow(stored, new Date(scenarioTime), new Date()))
  await scenario.steps?.(actionsOf(visitor))
  await visitor.still()
  const title = titleOf(scenario.name, visitor.words)
  if (title) await visitor.until(`the title “${title}”`, (own) => document.title === own, title)
  await visitor.untilEmpty(findFaults, visitor.words('shell:errorPanel.title'))
  const errors = await visitor.session.takeErrors()
  if (errors.length > 0) throw new Error([...new Set(errors)].slice(0, 5).join('\n'))
}

/** Every scenario that an engine can open by its remote control, as a trial. */
export async function routeTrials(): Promise<Trial[]> {
  const trials: Trial[] = []
  for (const [app, scenarios] of Object.entries(scenariosByApp))
    for (const scenario of scenarios)
      if (await canWalk(scenario))
        trials.push({ group: app, name: scenario.name, run: (visitor) => visit(visitor, scenario) })
  return trials
}
