import { expect, test } from '../fixtures'
import { walk } from './find-faults'
import { groupScenarios, isPlain } from './open-scenario'
import type { Scenario } from './scenario'
import { scenariosByApp } from './scenarios'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Returns the first scenario of each path; one that leaves the page as it was loaded is preferred. */
function firstOfEachPath(scenarios: readonly Scenario[]) {
  const paths = [...new Set(scenarios.map(({ path }) => path))]
  return paths.flatMap((path) => {
    const states = scenarios.filter((scenario) => scenario.path === path)
    return states.find(isPlain) ?? states.slice(0, 1)
  })
}

/** The name of the only scenario to open. */
const only = process.env.SCENARIO

/** `npm test` walks every path in its first state, and CI walks the other states too. */
const groups = Object.entries(scenariosByApp).flatMap(([app, scenarios]) => {
  const all = scenarios.filter(({ name }) => !only || name === only)
  const first = firstOfEachPath(all)
  const further = all.filter((scenario) => !first.includes(scenario))
  return [
    ...groupScenarios(first).map((scenarios) => ({ tag: [`@${app}`], scenarios })),
    ...groupScenarios(further).map((scenarios) => ({ tag: [`@${app}`, '@ci'], scenarios })),
  ].map((group, index) => ({ ...group, title: `${app} ${index + 1}` }))
})

for (const { title, tag, scenarios } of groups)
  test(`screens of ${title}: nothing is cut off, too small, untranslated or inaccessible`, {
    tag,
  }, async ({ page, language, allowConsoleError }) => {
    for (const { consoleErrors } of scenarios) if (consoleErrors) allowConsoleError(consoleErrors)
    expect(await walk(page, scenarios, language)).toEqual([])
  })
