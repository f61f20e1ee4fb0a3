import { expect, it } from 'vitest'
import { scenarioNamed } from '../scenarios/scenarios'
import { canOpen } from './open-in-engine'

it.each([
  ['a path alone', 'wallet', true],
  ['steps that press controls', 'party-filter', true],
  ['steps that need Playwright’s page', 'explore-suggestion', false],
  ['blocked requests', 'error-panel', false],
])('a scenario with %s', async (_, name, expected) => {
  expect(await canOpen(scenarioNamed(name))).toBe(expected)
})
